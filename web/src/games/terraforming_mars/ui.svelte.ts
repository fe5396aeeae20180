/** What is open over the table: one sheet and perhaps one card. The parts of the screen share it. */
export type SheetName = 'hand' | 'players' | 'goals' | 'browser' | 'score';

export const ui = $state<{ sheet: SheetName | null; card: string | null; seat: number | null }>({
  sheet: null,
  card: null,
  seat: 0,
});

/** Opens a sheet; of the players' boards all, or first that of the given seat. */
export function openSheet(sheet: SheetName, seat: number | null = null): void {
  ui.seat = seat;
  ui.sheet = sheet;
}

export function openCard(id: string): void {
  ui.card = id;
}

/** Closes everything, for instance because the table is left. */
export function closeAll(): void {
  ui.sheet = ui.card = null;
}
