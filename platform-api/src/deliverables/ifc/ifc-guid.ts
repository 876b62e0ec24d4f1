import { createHash } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const BYTES = 16;
const CHARACTERS = 22;
const BITS_PER_LETTER = 6n;

/** An id in the 22 letters of IFC, the same for the same name in every file, so that a new one replaces the old. */
export function ifcGuid(name: string): string {
  const hash = createHash('sha256').update(name).digest().subarray(0, BYTES);
  let rest = BigInt(`0x${hash.toString('hex')}`);
  let characters = '';
  for (let index = 0; index < CHARACTERS; index++) {
    characters = DIGITS.charAt(Number(rest % 64n)) + characters;
    rest >>= BITS_PER_LETTER;
  }
  return characters;
}
