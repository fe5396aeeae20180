/** The pictures of all games for the start page, in one part: each alone would cost a request of its own. */
import type { Component } from 'svelte';

const scenes: Record<string, Component> = import.meta.glob('./*/Scene.svelte', {
  eager: true,
  import: 'default',
});
export default scenes;
