import type { Meaning } from '@specbuilder/duty-reader';
import { formatValue } from '@specbuilder/shared-ui/core';

/** What a button of a meaning says: '2,400 cfm', in the language of the page. */
export function meaningName({ value, unit }: Pick<Meaning, 'value' | 'unit'>): string {
  const text = typeof value === 'string' ? value : formatValue(value, { unit: '', decimals: 0, maxDecimals: 5 });
  return unit === null ? text : `${text} ${unit}`;
}
