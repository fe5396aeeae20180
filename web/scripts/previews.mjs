// Paints the pictures that cannot be drawings: what a link looks like in a messenger, and the icons of an installed app.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../../src/offworld/server/static/');
const tokens = readFileSync(here('../src/tokens.css'), 'utf8').split('@light')[0];
const colours = new Map(
  [...tokens.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()]),
);

/** Writes the colours of the night into a drawing: what paints it knows no style sheets. */
function plain(svg) {
  let text = svg.replace(/<!--.*?-->/gs, '');
  for (let deep = 0; deep < 4 && text.includes('var('); deep += 1)
    text = text.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*))?\)/g,
      (_, name, other) => colours.get(name) ?? other ?? '#888',
    );
  return text.replace(/style="([^"]*)"/g, (_, style) =>
    style
      .split(';')
      .map((rule) => rule.split(':').map((part) => part.trim()))
      .filter(([name, value]) => name && value && !name.startsWith('--'))
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
  );
}

function painted(svg, width) {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

const vite = await createServer({
  root: here('..'),
  configFile: here('../vite.config.ts'),
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
try {
  const { render } = await vite.ssrLoadModule('svelte/server'); // the one that the scenes are made for
  const { default: scenes } = await vite.ssrLoadModule('/src/games/scenes.ts');
  mkdirSync(`${out}preview`, { recursive: true });
  for (const [path, Scene] of Object.entries(scenes)) {
    const game = path.split('/')[1];
    const body = render(Scene).body;
    const scene = plain(body.slice(body.indexOf('<svg'), body.lastIndexOf('</svg>') + 6));
    const named = scene.includes('xmlns=')
      ? scene
      : scene.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    const sized = named.replace('<svg', '<svg width="1200" height="630"');
    writeFileSync(`${out}preview/${game}.png`, painted(sized, 1200));
  }
} finally {
  await vite.close();
}
const icon = readFileSync(here('../public/icon.svg'), 'utf8');
for (const size of [180, 192, 512]) writeFileSync(`${out}icon-${size}.png`, painted(icon, size));
