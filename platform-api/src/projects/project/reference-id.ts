import { randomInt } from 'node:crypto';
import type { Environment } from '@specbuilder/shared-contracts/domain';

/** Crockford's alphabet: nothing in it is mistaken for something else when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;
const PREFIX: Readonly<Record<Environment, string>> = { local: 'L', development: 'D', staging: 'S', production: 'P' };

/** Readable id such as 'P-7K3M9XQ'; the first letter keeps the environments apart. */
export function newReferenceId(environment: Environment): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${PREFIX[environment]}-${characters.join('')}`;
}
