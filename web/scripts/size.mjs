// Presses the built files for the server (.br and .gz beside each), and checks what the first page needs of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const root = fileURLToPath(new URL('../../src/offworld/server/static/', import.meta.url));
const sizes = new Map();

// The worker keeps the shell of one build; named after the page, which names all other files.
const worker = join(root, 'worker.js');
const build = createHash('sha256')
  .update(readFileSync(join(root, 'index.html')))
  .digest('hex')
  .slice(0, 12);
writeFileSync(worker, readFileSync(worker, 'utf8').replace('BUILD', build));

for (const entry of readdirSync(root, { recursive: true })) {
  const path = join(root, entry);
  if (!statSync(path).isFile()) continue;
  const bytes = readFileSync(path);
  if (!/\.(js|css|html|svg)$/.test(entry)) {
    sizes.set(entry, bytes.length);
    continue;
  }
  const gz = gzipSync(bytes, { level: 9 });
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${path}.gz`, gz);
  writeFileSync(`${path}.br`, br);
  sizes.set(entry, gz.length); // gzip is the larger of the two, so the limit holds for every browser
}

const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'));
rmSync(join(root, '.vite'), { recursive: true });
const needed = new Set(['index.html', 'theme.js', 'icon.svg']);
const take = (key) => {
  const chunk = manifest[key];
  if (!chunk || needed.has(chunk.file)) return;
  needed.add(chunk.file);
  for (const file of chunk.css ?? []) needed.add(file);
  for (const other of chunk.imports ?? []) take(other);
};
take('index.html');
// The start page also shows one language and the scenes of the games; Russian is the larger language.
for (const key of Object.keys(manifest)) {
  if (key.endsWith('virtual:words/ru') || /\/games\/scenes\.ts$/.test(key)) take(key);
}
for (const file of sizes.keys())
  if (/(latin|cyrillic)-[\w-]+\.woff2$/.test(file) && !/latin-more/.test(file)) needed.add(file);

let total = 0;
for (const file of needed) total += sizes.get(file) ?? 0;
console.log(
  `first page: ${(total / 1000).toFixed(1)} kB compressed in ${needed.size} files (limit ${LIMIT / 1000})`,
);
if (process.argv.includes('--list'))
  for (const file of needed) console.log(String(sizes.get(file)).padStart(8), file);
if (total > LIMIT) {
  console.error('The first page has grown too large.');
  process.exit(1);
}
