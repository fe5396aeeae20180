/** What the drawing of an adventure brings: the print, made once, and the pencil strokes of a sheet. */
import type { Marks, SheetPrint } from '../model';
import type { Pencil, Print } from './print';

export interface Drawing<P extends SheetPrint = SheetPrint> {
  print: (catalog: P) => Print;
  pencil: (pencil: Pencil, marks: Marks<P>, common: Marks) => void;
}
