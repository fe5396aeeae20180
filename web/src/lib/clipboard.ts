/** Copying and sharing, also where the browser's newer ways are missing (plain http on a home network). */

/** Copies a text; returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

/** Tells whether the device has its own way to pass a link on. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Offers a link to other apps of the device. */
export async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // The person changed their mind.
  }
}

/** Hands a file to other apps of the device; returns whether it has a way to do so. */
export async function sharedFile(file: File, title: string): Promise<boolean> {
  const given = { files: [file], title };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(given)) return false;
  try {
    await navigator.share(given);
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'; // the person changed their mind
  }
  return true;
}

/** Gives something to the person as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // a slow browser begins to read it late
}
