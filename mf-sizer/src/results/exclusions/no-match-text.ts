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
  const louder = groups.filter(({ reason }) => isLimitOfSound(reason, limits));
  const others = groups.filter((group) => !louder.includes(group)).slice(0, MAX_NAMED_GROUPS);
  const tooLoud = louder.reduce((sum, { count }) => sum + count, 0);
  const named = others.map(({ count, title }) => EXCLUSION_MESSAGES.countOf({ count, title: inSentence(title) }));
  return {
    title: titleOf(
      louder.map(({ reason }) => reason),
      candidateCount,
      limits,
    ),
    text: [
      ...(tooLoud > 0 ? [EXCLUSION_MESSAGES.meetsButLouder({ count: tooLoud })] : []),
      ...(named.length === 0 ? [] : [`${list(currentLanguage.locale(), named, 'unit')}.`]),
      ...(groups.length > others.length + louder.length ? [EXCLUSION_MESSAGES.others] : []),
    ].join(' '),
  };
}

function isLimitOfSound(reason: Exclusion['reason'], { sones, soundPressure }: Relaxable): boolean {
  return (reason === 'sound' && sones != null) || (reason === 'soundPressure' && soundPressure != null);
}

/** Fans that exceed one limit of sound each are kept out by the two together. */
function titleOf(louder: readonly Exclusion['reason'][], count: number, { sones, soundPressure }: Relaxable): string {
  const [bySones, byDba] = [
    louder.includes('sound') ? sones : null,
    louder.includes('soundPressure') ? soundPressure : null,
  ];
  if (bySones != null && byDba != null)
    return EXCLUSION_MESSAGES.noneStaysUnderBoth({ count, sones: bySones, dba: byDba });
  if (bySones != null) return EXCLUSION_MESSAGES.noneStaysUnder({ count, sones: bySones });
  return byDba == null
    ? EXCLUSION_MESSAGES.noneFits({ count })
    : EXCLUSION_MESSAGES.noneStaysUnderDba({ count, dba: byDba });
}
