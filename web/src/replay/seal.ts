/** The seal of a match's chance: the hash of its seed, shown from the start, so that the seed can be checked later. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the seal of a seed has to be; worked out here, since browsers hash only on https. */
export function sealOf(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`offworld ${seed}`)));
}

/** Whether chance was decided before the match began: the seed is the one that was sealed then. */
export function holds(seal: string, seed: string): boolean {
  return sealOf(seed) === seal;
}
