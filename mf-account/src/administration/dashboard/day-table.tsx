import type { DashboardDay } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ADMIN_DASHBOARD_MESSAGES } from '../../messages/admin-dashboard.generated.ts';
import { countText } from '../page/count-text.ts';
import { type Counted, dayText } from './counted.ts';

interface DayTableProps {
  readonly what: Counted;
  readonly days: readonly DashboardDay[];
  readonly label: string;
}

/** The days of a chart as numbers, the latest first. */
export function DayTable({ what, days, label }: DayTableProps) {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.day} scope="col">
              {ADMIN_DASHBOARD_MESSAGES.day}
            </th>
            <th className={styles.count} scope="col">
              {ADMIN_DASHBOARD_MESSAGES.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map((day) => (
            <tr key={day.day}>
              <td className={styles.day}>{dayText(day.day)}</td>
              <td className={styles.count}>{countText(day[what])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const useStyles = makeStyles({
  scroll: { maxHeight: '140px', overflowY: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  day: { paddingBlock: tokens.spacingVerticalXXS, textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  count: {
    paddingBlock: tokens.spacingVerticalXXS,
    paddingInlineEnd: tokens.spacingHorizontalS,
    textAlign: 'end',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
});
