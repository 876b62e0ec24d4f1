import type { Meaning } from '@specbuilder/duty-reader';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatValue } from '@specbuilder/shared-ui/core';

/** '2,400 cfm or 2.4 cfm'. */
export function meaningsText(meanings: readonly Meaning[]): string {
  return list(currentLanguage.locale(), meanings.map(meaningText), 'disjunction');
}

function meaningText({ value, unit }: Meaning): string {
  const text = typeof value === 'string' ? value : formatValue(value, { unit: '', decimals: 0, maxDecimals: 5 });
  return unit === null ? text : `${text} ${unit}`;
}
