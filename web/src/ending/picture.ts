/** The end of a match as a picture to pass on: who played what, the towers and the points. */
import { printed } from '../lib/numbers';
import { seatShape } from '../lib/seats';
import { blockColour, highest, type Count, tower } from './count';

export const WIDE = 1200;
export const HIGH = 630;
const SEATS = ['#e69f00', '#56b4e9', '#35b779', '#cc79a7', '#8f7ee7', '#e8dcc8'];
const FLOOR = 500;
const ROOM = 300; // for the highest tower

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');
const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** Returns the drawing. It stands alone: colours and fonts are written into it. */
export function endPicture(count: Count, names: readonly string[], game: string, title: string): string {
  const unit = ROOM / highest(count);
  const step = Math.min(260, 1080 / count.columns.length);
  const left = WIDE / 2 - (step * (count.columns.length - 1)) / 2;
  const towers = count.columns.map((column, index) => {
    const x = left + index * step;
    const wide = Math.min(130, step * 0.62);
    let y = FLOOR;
    const sum = count.rows.reduce((all, { points }) => all + (points[index] ?? 0), 0);
    const told = sum === column.score && count.rows.length > 0;
    const only = { row: 0, points: Math.max(0, column.score), whole: true };
    const blocks = (told ? tower(count, index, Infinity) : [only]).map(({ row, points: each, whole }) => {
      y -= each * unit;
      const number =
        whole && each * unit > 24
          ? `<text x="${x}" y="${y + (each * unit) / 2 + 7}" font-size="20" fill="#140f0b">${each}</text>`
          : '';
      return `<rect x="${x - wide / 2}" y="${y + 1}" width="${wide}" height="${Math.max(1, each * unit - 2)}" rx="5" fill="${blockColour(row)}"/>${number}`;
    });
    const mark =
      column.seat === null
        ? ''
        : `<path d="${seatShape(column.seat)}" transform="translate(${x} ${FLOOR + 28}) scale(1.3)" fill="${SEATS[column.seat % SEATS.length]}"/>`;
    const score = printed(column.score);
    return (
      blocks.join('') +
      mark +
      `<text x="${x}" y="${y - 16}" font-size="44" fill="${column.won ? '#e7b954' : '#f4ece3'}">${score}</text>` +
      `<text x="${x}" y="${FLOOR + 72}" font-size="24" font-weight="${column.won ? 700 : 400}" fill="#f4ece3">${safe(short(names[index] ?? '', Math.floor(step / 13)))}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" ` +
    `font-family="'Golos Text', system-ui, sans-serif" font-weight="700" text-anchor="middle">` +
    `<rect width="${WIDE}" height="${HIGH}" fill="#13100e"/><path d="M0 ${FLOOR}H${WIDE}" stroke="#3d342e" stroke-width="2"/>` +
    `<circle cx="58" cy="56" r="22" fill="#e8703f"/><circle cx="80" cy="34" r="7" fill="#7cc6da"/>` +
    `<text x="98" y="64" font-size="24" fill="#b8aa9d" font-weight="400" text-anchor="start">Offworld · ${safe(game)}</text>` +
    `<text x="${WIDE / 2}" y="122" font-size="38" fill="#f4ece3">${safe(short(title, 52))}</text>` +
    `${towers.join('')}</svg>`
  );
}
