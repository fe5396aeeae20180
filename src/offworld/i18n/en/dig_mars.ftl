# Dig Mars
dig_mars = Dig Mars
dig_mars-about = Explore a canyon, drill, haul finds and be the first to gather enough success points.
dig_mars-option-open_finds = Open finds
dig_mars-option-open_finds-help = Finds lie face up, nobody declares victory; the match ends with the last tile, and most points win.

dig_mars-equipment-drill = Drilling equipment
dig_mars-equipment-transport = Transport equipment
dig_mars-equipment-fleet = Expedition fleet

dig_mars-bonus-extra_drill = Extra drilling
dig_mars-bonus-extra_transport = Extra transport
dig_mars-bonus-relocation = Station relocation
dig_mars-bonus-extra_point = Extra success point
dig_mars-bonus-scouting = Scouting

dig_mars-ask-first-station = Place your first station on a stack
dig_mars-ask-station = Place the new station on a stack or a gap
dig_mars-ask-relocation = { YOU($seat, "you", "other") ->
    [you] Where does your station go from { $site }?
   *[other] Where does the station of { $seat } go from { $site }?
}
dig_mars-ask-action = { $actions ->
    [0] No actions left
    [one] { $actions } action left
   *[other] { $actions } actions left
}: what do you do?

dig_mars-do-place = { $site }
dig_mars-do-drill = Drill at { $site }
dig_mars-do-transport = Transport from { $site }
dig_mars-do-move = Move a station { $site } → { $end }
dig_mars-do-upgrade = Upgrade: { $equipment } to level { $level } ({ $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
dig_mars-do-upgrade-no-further = Upgrade: { $equipment }
dig_mars-do-relocate = { YOU($seat, "you", "other") ->
    [you] Relocate your station from { $site }
   *[other] Relocate the station of { $seat } from { $site }
}
dig_mars-do-point = Take the extra point
dig_mars-do-scout = Scout { $site }
dig_mars-do-claim = Declare victory
dig_mars-do-end = End the turn
dig_mars-do-end-bonus = End the turn (unused bonuses are lost)

dig_mars-placed = { $seat } { YOU($seat, "place", "places") } a station on { $site }
dig_mars-drilled = { $seat } { YOU($seat, "drill", "drills") } at { $site }: { $find }, worth { $value }
dig_mars-drilled-bonus = { $seat } { YOU($seat, "drill", "drills") } at { $site }: { $find }, worth { $value }; bonus: { $bonus }
dig_mars-transported = { $seat } { YOU($seat, "transport", "transports") } from { $site }: { $find }, worth { $value }
dig_mars-kept = { $seat } { YOU($seat, "keep", "keeps") } { $points ->
    [one] { $points } point
   *[other] { $points } points
} of it
dig_mars-shared = { $seat } { YOU($seat, "get", "gets") } { $points ->
    [one] { $points } point
   *[other] { $points } points
} as a share
dig_mars-moved = { $seat } { YOU($seat, "move", "moves") } a station { $site } → { $end }
dig_mars-upgraded = { $seat } { YOU($seat, "upgrade", "upgrades") } to level { $level }: { $equipment }
dig_mars-relocated = { YOU($seat_owner, "you", "other") ->
    [you] { $seat } { YOU($seat, "relocate", "relocates") } your station { $site } → { $end }
   *[other] { $seat } { YOU($seat, "relocate", "relocates") } the station of { $seat_owner } { $site } → { $end }
}
dig_mars-took-point = { $seat } { YOU($seat, "take", "takes") } an extra point
dig_mars-scouted = { $seat } { YOU($seat, "scout", "scouts") } { $site }
dig_mars-scouted-seen = You scout { $site }: { $find }, worth { $value }
dig_mars-ended-turn = { $seat } { YOU($seat, "end", "ends") } the turn
dig_mars-claimed = { $seat } { YOU($seat, "declare", "declares") } victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dig_mars-final-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

dig_mars-score-finds = Finds and shares of finds
dig_mars-score-equipment = Upgrades
dig_mars-reason-claim = { $seat } declared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} (needed: { $target })
dig_mars-reason-last-tile = The last tile has left the grid; most points win
dig_mars-reason-stalemate = Twelve rounds without progress; most points win

dig_mars-no-actions = No actions left in this turn
dig_mars-no-station = You have no station on { $site }
dig_mars-gap = { $site } is a gap: there is no tile
dig_mars-already-explored = The top tile of { $site } is already explored
dig_mars-not-explored = The top tile of { $site } is not explored yet: drill first
dig_mars-drill-too-hard = Drilling { $site } needs level { $need }; with all stations there you reach { $reach }
dig_mars-transport-too-heavy = Transport from { $site } needs level { $need }; with all stations there you reach { $reach }
dig_mars-move-straight = { $end } is not in a straight line from { $site }
dig_mars-move-over-stack = The stack on { $site } is in the way to { $end }
dig_mars-move-far-gap = { $end } is a gap: a station stops only on a gap right next to { $site }
dig_mars-top-level = Level { $level } is the highest
dig_mars-too-few-points = It costs { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}; you have { $points }
dig_mars-claim-too-few = Victory needs { $target } points; you have { $points }
dig_mars-no-claims = With open finds nobody declares victory
dig_mars-no-bonus = No such bonus in this turn: { $bonus }
dig_mars-nobody-there = There is no such station on { $site }
dig_mars-no-other-stack = There is no other stack to go to
dig_mars-relocate-same = The station already stands on { $site }
dig_mars-relocate-gap = { $site } is a gap: relocation goes to stacks only
dig_mars-grid-empty = The grid is empty

# Finds: the names are ours (designed); the rulebook names none.
dig_mars-find-T01 = Glass bead
dig_mars-find-T02 = Rust cog
dig_mars-find-T03 = Basalt tooth
dig_mars-find-T04 = Signal pebble
dig_mars-find-T05 = Copper leaf
dig_mars-find-T06 = Dull lens
dig_mars-find-T07 = Clay shard
dig_mars-find-T08 = Salt rose
dig_mars-find-T09 = Iron seed
dig_mars-find-T10 = Hollow rod
dig_mars-find-T11 = Ribbed plate
dig_mars-find-T12 = Leaning marker
dig_mars-find-T13 = Amber drop
dig_mars-find-T14 = Split coin
dig_mars-find-T15 = Singing stone
dig_mars-find-T16 = Stone wheel
dig_mars-find-T17 = Thin drillbit
dig_mars-find-T18 = Coiled chain
dig_mars-find-T19 = Eyepiece
dig_mars-find-T20 = Ice needle
dig_mars-find-T21 = Veined geode
dig_mars-find-T22 = Twisted auger
dig_mars-find-T23 = Tripod foot
dig_mars-find-T24 = Blue slag
dig_mars-find-T25 = Sealed jar
dig_mars-find-T26 = Grooved rail
dig_mars-find-T27 = Fossil fan
dig_mars-find-T28 = Map tablet
dig_mars-find-T29 = Mirror shard
dig_mars-find-T30 = Silent bell
dig_mars-find-T31 = Token hoard
dig_mars-find-T32 = Core sample
dig_mars-find-T33 = Braided wire
dig_mars-find-T34 = Star dial
dig_mars-find-T35 = Watching eye
dig_mars-find-T36 = Folded mast
dig_mars-find-T37 = Crystal spine
dig_mars-find-T38 = Winged bust
dig_mars-find-T39 = Cargo sled
dig_mars-find-T40 = Great valve
dig_mars-find-T41 = Sun disc
dig_mars-find-T42 = Light harp
dig_mars-find-T43 = Spiral column
dig_mars-find-T44 = Frozen engine
dig_mars-find-T45 = Sphere lock
dig_mars-find-T46 = Sleeping probe
dig_mars-find-T47 = Gate keystone
dig_mars-find-T48 = Heart of the canyon
