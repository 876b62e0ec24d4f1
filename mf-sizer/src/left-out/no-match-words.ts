import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { exclusionGroups } from './exclusion-groups.ts';
import type { Relaxable } from './relaxations.ts';
import { LEFT_OUT_TEXTS } from './texts.ts';

const MOST_NAMED_GROUPS = 2;

/** Which limit leaves nothing, and what became of the rest. */
export function noMatchWords(excluded: readonly Exclusion[], candidateCount: number, limits: Relaxable) {
  const groups = exclusionGroups(excluded, limits);
  const louder = groups.find(({ reason }) => reason === 'sound');
  const others = groups.filter(({ reason }) => reason !== 'sound').slice(0, MOST_NAMED_GROUPS);
  const isSound = louder !== undefined && limits.sones != null;
  return {
    title: isSound
      ? LEFT_OUT_TEXTS.noneStaysUnder(candidateCount, String(limits.sones))
      : LEFT_OUT_TEXTS.noneFits(candidateCount),
    text: [
      ...(isSound ? [LEFT_OUT_TEXTS.meetsButLouder(louder.count)] : []),
      ...(others.length === 0
        ? []
        : [`${others.map(({ count, title }) => LEFT_OUT_TEXTS.countOf(count, title)).join(', ')}.`]),
      ...(groups.length > others.length + Number(isSound) ? [LEFT_OUT_TEXTS.others] : []),
    ].join(' '),
  };
}
