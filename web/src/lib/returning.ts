/** Waiting for a server that may be away. */
const PAUSE = 3_000; // milliseconds between two questions

/**
 * Asks until the server is there, then says so, once, and whether it was there at the first question already. Returns
 * how to stop asking.
 */
export function onReturn(isThere: () => Promise<boolean>, back: (atOnce: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function ask(first: boolean): Promise<void> {
    const there = await isThere();
    if (stopped) return;
    if (there) back(first);
    else timer = setTimeout(() => void ask(false), PAUSE);
  }

  void ask(true);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
