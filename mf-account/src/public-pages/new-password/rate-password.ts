import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess, from 0 to 4. */
export function ratePassword(password: string, knownOfUser: readonly string[]): number {
  return zxcvbn.check(password, [...knownOfUser]).score;
}
