signals-ui-round = Rounds played: { $round }
