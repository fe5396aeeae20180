/** Pictures made in the browser: a drawing of the page with its styles written into it, painted where a PNG is wanted. */
const SVG = 'http://www.w3.org/2000/svg';
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'color',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
];

const LEFT_OUT = ['foreignobject', 'image', 'script', 'style', 'title'];

/** Returns a copy of a drawing that looks the same without the page's style sheets. */
export function standalone(source: SVGSVGElement): SVGElement {
  const copy = copied(source);
  const { width, height } = source.getBoundingClientRect();
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  return copy;
}

/** Returns an element with all that is in it. Made anew, since a clone's `style` would be against the page's policy. */
function copied(source: SVGElement): SVGElement {
  const copy = document.createElementNS(SVG, source.localName);
  for (const { name, value } of source.attributes)
    if (!/^(class|style|role|tabindex|aria-|data-|on)/.test(name)) copy.setAttribute(name, value);
  const look = getComputedStyle(source);
  for (const name of STYLES) copy.setAttribute(name, look.getPropertyValue(name));
  const moved = look.getPropertyValue('transform'); // of a style sheet; an attribute is there already
  if (moved && moved !== 'none' && !copy.hasAttribute('transform')) copy.setAttribute('transform', moved);
  for (const child of source.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof SVGElement && !LEFT_OUT.includes(child.localName.toLowerCase()))
      copy.append(copied(child));
  }
  return copy;
}

/** Returns a drawing as text. */
export function written(drawing: SVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}

/** Returns a drawing as a file. */
export function svgFile(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Paints a drawing; null where the browser cannot. */
export async function painted(
  svg: string,
  width: number,
  height: number,
  type = 'image/png',
): Promise<Blob | null> {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => {
      canvas.toBlob(done, type, 0.7);
    });
  } catch {
    return null;
  }
}
