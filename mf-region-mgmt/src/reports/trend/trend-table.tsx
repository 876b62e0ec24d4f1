import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { monthText } from '../../dates/day-text.ts';
import { TREND_MESSAGES } from '../../messages/trend.generated.ts';
import { countText } from '../report-rows.ts';
import type { TrendLine } from './trend-lines.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const MONTH_PX = 110;
const YEAR_PX = 64;
const NOT_YET = '—';

/** The chart's data as numbers. */
export function TrendTable({ lines }: { readonly lines: readonly TrendLine[] }) {
  const columns: readonly GridColumn<number>[] = [
    { id: 'month', label: TREND_MESSAGES.month, cell: (month) => monthText(month), minPx: MONTH_PX },
    ...lines.map(({ year, counts }, index) => ({
      id: String(year),
      label: String(year),
      cell: (month: number) => {
        const count = counts[month - 1];
        return count === undefined ? NOT_YET : countText(count);
      },
      isNumeric: true,
      hasGapAfter: index === lines.length - 1,
      minPx: YEAR_PX,
    })),
  ];
  return (
    <DataGrid
      label={TREND_MESSAGES.table}
      columns={columns}
      rows={MONTHS}
      rowId={(month) => month}
      navigation="controls"
      rowSize="dense"
      isFitted
      cardsQuery="not all"
    />
  );
}
