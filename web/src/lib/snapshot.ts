/** Takes a small picture of the board on the screen, when somebody leaves it. */
import { painted, standalone, written } from './drawing';
import { keepPicture } from './pictures';

const WIDE = 240;
const LARGEST = 30_000; // characters of a picture; a larger one is not worth its place

/** Keeps a picture of the board as it is now. The drawing is copied at once: the page may go while it is painted. */
export function takePicture(match: string): void {
  const board = document.querySelector<SVGSVGElement>('.k-board > svg');
  if (!board || board.getBoundingClientRect().width < 40) return;
  const copy = standalone(board);
  const [wide, high] = [Number(copy.getAttribute('width')), Number(copy.getAttribute('height'))];
  void paint(match, written(copy), Math.round((WIDE * high) / wide));
}

async function paint(match: string, drawing: string, high: number): Promise<void> {
  const small = await painted(drawing, WIDE, high, 'image/webp');
  const picture = small && (await dataUrl(small));
  if (picture && picture.length <= LARGEST) keepPicture(match, picture);
}

function dataUrl(blob: Blob): Promise<string | null> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(blob);
  });
}
