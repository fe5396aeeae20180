/** The games that have a screen of their own: every folder here whose index.ts says what it brings. Others get the plain table. */
import type { Component } from 'svelte';
import type { GameUi, TableParts } from './types';

// each index.ts is a few lines and loads the rest when it is needed, so all of them may come with the first page
const found: Record<string, GameUi> = import.meta.glob(['./*/index.ts', '!./plain/*'], {
  eager: true,
  import: 'default',
});

/** Returns what a game brings to the screen, if anything. */
export function gameUi(name: string): GameUi | undefined {
  return found[`./${name}/index.ts`];
}

/** Loads the picture of a game for the start page, if it has one. */
export async function sceneOf(name: string): Promise<Component | undefined> {
  return (await import('./scenes')).default[`./${name}/Scene.svelte`];
}

/** Loads the parts of a game's table, or those of the plain one. */
export async function tableParts(name: string): Promise<TableParts> {
  const ui = gameUi(name);
  return (await (ui ? ui.table() : import('./plain'))).default;
}
