import {
  type ExhaustSupplyListRow,
  type ExhaustSupplyRow,
  type FanRating,
  LISTED_FIGURE_NAMES,
} from '@specbuilder/shared-contracts/api';
import { usualVoltage } from '@specbuilder/shared-contracts/domain';

/** A row as lists show it: 28 % less to say of an exhaust fan, of which a search may have hundreds. */
export function listedRow(row: ExhaustSupplyRow): ExhaustSupplyListRow {
  return {
    ...row,
    rating: Object.fromEntries(LISTED_FIGURE_NAMES.map((name) => [name, row.rating[name]])) as Pick<
      FanRating,
      (typeof LISTED_FIGURE_NAMES)[number]
    >,
    motorListPrices: row.motorListPrices.map((motor) => {
      const voltage = usualVoltage(motor);
      return { ...motor, voltages: voltage === undefined ? [] : [voltage] };
    }),
  };
}
