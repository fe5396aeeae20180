/** A sheet of which there is no drawing: its rows of spaces, and nothing else. */
import { writings } from './common';
import { Press } from './print';
import type { Drawing } from './types';

const drawing: Drawing = {
  print(catalog) {
    const press = new Press(848, Math.max(400, catalog.rows.length * 60 + 60));
    catalog.rows.forEach((row, y) => {
      row.spaces.forEach((space, x) => press.cell(space, [30 + x * 52, 30 + y * 60, 44, 42]));
    });
    return press;
  },
  pencil: writings,
};

export default drawing;
