/** What the drawing of an adventure brings: the print, made once, and the pencil strokes of a sheet. */
import type { Marks, SheetPrint } from '../model';
import type { Pencil, Print } from './print';

export interface Drawing {
  print: (catalog: SheetPrint) => Print;
  pencil: (pencil: Pencil, marks: Marks, common: Marks) => void;
}
