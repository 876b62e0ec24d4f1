import type { ExhaustSupplyListRow, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { ONCE } from './once.ts';

/** Whether everything of a row is there, as in rows that were worked out in this browser. */
function isWhole(row: ExhaustSupplyListRow): row is ExhaustSupplyRow {
  return row.rating.requiredCfm !== undefined;
}

/** Loads the part of a row that a list omits; sends no request if the row is complete. */
export function wholeRowQuery(apiQueries: Platform['apiQueries'], resultId: string, row: ExhaustSupplyListRow) {
  const { fanUnitId } = row;
  return {
    ...apiQueries.sizing.exhaustSupply.row.queryOptions({ input: { resultId, fanUnitId } }),
    ...ONCE,
    ...(isWhole(row) ? { enabled: false, placeholderData: row } : {}),
  };
}
