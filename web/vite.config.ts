import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { lightTheme } from './tooling/light.ts';
import { commonWords } from './tooling/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.OFFWORLD_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [lightTheme(), svelte(), commonWords(here('../src/offworld/i18n'))],
  build: {
    outDir: here('../src/offworld/server/static'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses for fonts
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files for the first page: each one costs a round trip on a phone.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'table', test: /web[\\/]src[\\/](table|decision|kit)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/offworld/i18n')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['{src,tooling}/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
