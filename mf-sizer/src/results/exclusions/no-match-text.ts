import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { inSentence } from '../wording/in-sentence.ts';
import { exclusionGroups } from './exclusion-groups.ts';
import type { Relaxable } from './relaxations.ts';

const MAX_NAMED_GROUPS = 2;

/** Which limit leaves nothing, and what became of the rest. */
export function noMatchText(excluded: readonly Exclusion[], candidateCount: number, limits: Relaxable) {
  // The user's own limit comes first: sizes that are simply too large or too small are more, and explain nothing.
  const groups = exclusionGroups(excluded, limits).sort((a, b) => Number(b.isMovable) - Number(a.isMovable));
  const louder = groups.find(({ reason }) => reason === 'sound');
  const others = groups.filter(({ reason }) => reason !== 'sound').slice(0, MAX_NAMED_GROUPS);
  const { sones = null } = limits;
  const isSound = louder !== undefined && sones !== null;
  const named = others.map(({ count, title }) => EXCLUSION_MESSAGES.countOf({ count, title: inSentence(title) }));
  return {
    title: isSound
      ? EXCLUSION_MESSAGES.noneStaysUnder({ count: candidateCount, sones })
      : EXCLUSION_MESSAGES.noneFits({ count: candidateCount }),
    text: [
      ...(isSound ? [EXCLUSION_MESSAGES.meetsButLouder({ count: louder.count })] : []),
      ...(named.length === 0 ? [] : [`${list(currentLanguage.locale(), named, 'unit')}.`]),
      ...(groups.length > others.length + Number(isSound) ? [EXCLUSION_MESSAGES.others] : []),
    ].join(' '),
  };
}
