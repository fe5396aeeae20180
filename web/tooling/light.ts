/**
 * What the light theme is, once: `@light { … }` in a style sheet holds for those who have chosen it, and for those who have
 * chosen nothing and whose system is light.
 */
import type { Plugin } from 'vite';

const RULE = /@light\s*\{([^{}]*)\}/g;

/** Returns a style sheet in which each `@light` has become the rules that a browser knows. */
export function expanded(css: string): string {
  return css.replace(
    RULE,
    (_, colours: string) =>
      `[data-theme='dust'] {${colours}}\n` +
      `@media (prefers-color-scheme: light) {\n:root:not([data-theme='night']) {${colours}}\n}`,
  );
}

/** Lets style sheets say `@light { --name: colour; }`. */
export function lightTheme(): Plugin {
  return {
    name: 'light-theme',
    enforce: 'pre',
    transform: (code, id) => (/\.css(\?|$)/.test(id) && code.includes('@light') ? expanded(code) : null),
  };
}
