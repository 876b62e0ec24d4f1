import type { Message } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { useArePricesShown } from '@specbuilder/shared-ui/core';

interface Reasoned {
  readonly rankReason: Message;
  readonly description: string;
}

const ABOUT_MONEY: ReadonlySet<string> = new Set([
  'rank.lowestPriceForSound',
  'rank.lowestPrice',
  'rank.lowestRunningCost',
  'rank.hvlsLowestPrice',
  'rank.hvlsLowestPriceEach',
]);

/** Why a row is ranked where it is; under 'No Pricing' it names no cost, only what the fan is (RES-010). */
export function useRankReason(): (row: Reasoned) => string {
  const arePricesShown = useArePricesShown();
  return ({ rankReason, description }) =>
    arePricesShown || !ABOUT_MONEY.has(rankReason.code) ? messageText(rankReason) : description;
}
