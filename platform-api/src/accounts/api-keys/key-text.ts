import { createHash, randomBytes } from 'node:crypto';

/**
 * A key as its owner has it: `sbk_<id>_<secret><checksum>`. The prefix lets source code scanners find a key that was
 * published by mistake. The checksum detects a mistyped one, so that only well-formed keys are looked up in the store.
 */
const KEY = /^sbk_([0-9a-f]{12})_([0-9a-f]{64})([0-9a-f]{8})$/;
const ID_BYTES = 6;
const SECRET_BYTES = 32;
const CHECKSUM_LENGTH = 8;

export interface NewKey {
  readonly key: string;
  readonly prefix: string;
}

export function newKey(): NewKey {
  const id = randomBytes(ID_BYTES).toString('hex');
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  return { key: `sbk_${id}_${secret}${checksum(id, secret)}`, prefix: `sbk_${id}` };
}

/** Whether a text has the form of a key, whatever its owner. */
export function isKey(text: string): boolean {
  const [, id = '', secret = '', given] = KEY.exec(text) ?? [];
  return given !== undefined && given === checksum(id, secret);
}

/**
 * What the store has of a key. A fast hash is right here, other than for a password: its 256 random bits are found by no
 * amount of trying, so there is nothing that a slow hash would protect, and every call has to compute it.
 */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function checksum(id: string, secret: string): string {
  return createHash('sha256').update(`${id}_${secret}`).digest('hex').slice(0, CHECKSUM_LENGTH);
}
