import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { countText } from '../report-rows.ts';
import type { Change } from './change.ts';

/** How much it is, without the direction. */
export function sizeText({ percent, isInfinite }: Change): string {
  return isInfinite ? REPORTS_MESSAGES.isNew : REPORTS_MESSAGES.percent({ percent: percentText(percent) });
}

/** The whole change in words: '1,364 to 1,690, up 23.9%'. */
export function changeText(change: Change): string {
  const { firstValue, secondValue } = change;
  return REPORTS_MESSAGES.changeOf({
    first: countText(firstValue),
    second: countText(secondValue),
    change: directionText(change),
  });
}

function directionText({ percent, isInfinite, desc }: Change): string {
  if (isInfinite) return REPORTS_MESSAGES.isNew;
  if (percent === 0) return REPORTS_MESSAGES.same;
  return (desc ? REPORTS_MESSAGES.down : REPORTS_MESSAGES.up)({ percent: percentText(percent) });
}

function percentText(percent: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return number(currentLanguage.locale(), Math.abs(percent), digits);
}
