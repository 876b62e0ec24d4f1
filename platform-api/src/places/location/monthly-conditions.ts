import type { DesignDays } from '@specbuilder/shared-contracts/api';
import { numberIn, readCsv } from './csv-file.ts';

export type MonthlyConditions = NonNullable<DesignDays['months']>;

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Design days of January to December by the position of a station in its table, with its number to compare. */
export function loadMonthlyConditions(dataFolder: string): readonly { wmo: string; months: MonthlyConditions }[] {
  return readCsv(dataFolder, 'geo/climate-monthly.csv').map((row) => ({
    wmo: row['wmo'] ?? '',
    months: MONTHS.map((month) => ({
      dryBulb: numberIn(row, `db${month}`),
      wetBulb: numberIn(row, `mcwb${month}`),
      dailyRange: numberIn(row, `range${month}`),
    })),
  }));
}
