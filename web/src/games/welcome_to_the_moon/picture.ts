/** The sheet in the middle of the table as a picture of its own: what the style sheets say is written into the drawing. */
import { saveFile } from '../../lib/clipboard';

const SVG = 'http://www.w3.org/2000/svg';
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Returns the drawing without the table around it; null where there is none. */
export function drawn(width: number, height: number): SVGSVGElement | null {
  const source = document.querySelector('.m-desk .k-board > svg > g');
  if (!source) return null;
  const copy = source.cloneNode(true) as SVGGElement;
  const [from, to] = [source.querySelectorAll('*'), copy.querySelectorAll('*')];
  from.forEach((element, i) => {
    const look = getComputedStyle(element);
    for (const name of STYLES) to[i]?.setAttribute(name, look.getPropertyValue(name));
    to[i]?.removeAttribute('class');
  });
  for (const place of copy.querySelectorAll('[data-place]')) place.remove();
  copy.removeAttribute('transform');
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('xmlns', SVG);
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('width', String(width * 2));
  picture.setAttribute('height', String(height * 2));
  picture.append(copy);
  return picture;
}

/** Saves the sheet as a PNG, or as the drawing itself where the browser cannot paint it. */
export async function savePicture(width: number, height: number, name: string): Promise<void> {
  const picture = drawn(width, height);
  if (!picture) return;
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  const png = await painted(svg, width * 2, height * 2).catch(() => null);
  saveFile(png ?? svg, png ? `${name}.png` : `${name}.svg`);
}

async function painted(svg: Blob, width: number, height: number): Promise<Blob | null> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => {
      canvas.toBlob(done, 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
