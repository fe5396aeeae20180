import { gzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { Inbox } from './inbox';
import type { Frame } from './protocol';

const packed = (frame: object): ArrayBuffer => {
  const bytes = gzipSync(JSON.stringify(frame));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
};

it('hands plain frames on at once, and keeps the order where one must be unpacked first', async () => {
  const seen: unknown[] = [];
  const inbox = new Inbox((frame: Frame) => seen.push((frame as { n?: number }).n));
  inbox.put(JSON.stringify({ type: 'update', n: 1 }));
  expect(seen).toEqual([1]);
  inbox.put(packed({ type: 'state', n: 2 }));
  inbox.put(JSON.stringify({ type: 'update', n: 3 }));
  inbox.put(packed({ type: 'update', n: 4 }));
  expect(seen).toEqual([1]);
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3, 4]));
  inbox.put(JSON.stringify({ type: 'update', n: 5 }));
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
