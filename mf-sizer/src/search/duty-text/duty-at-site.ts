import type { ExhaustSupplyResultSet } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { dutyInWords } from './duty-in-words.ts';

/** The duty with the conditions its values apply to: place, altitude and density. */
export function dutyAtSite({
  specification,
  results,
}: Pick<ExhaustSupplyResultSet, 'specification' | 'results'>): string {
  const { zip, altitude } = specification;
  const density = results[0]?.rating.density;
  const parts = [dutyInWords(specification), zip, formatQuantity(altitude, 'length')];
  return [...parts, density === undefined ? '' : formatQuantity(density, 'density')].filter(Boolean).join(', ');
}
