import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { TREND_MESSAGES } from '../../messages/trend.generated.ts';
import type { LineRole, TrendLine } from './trend-lines.ts';
import { TREND_STROKES } from './trend-strokes.ts';

/** Which line is which year; those that the report does not compare share one look. */
export function TrendLegend({ lines }: { readonly lines: readonly TrendLine[] }) {
  const styles = useStyles();
  const compared = lines.filter(({ role }) => role !== 'other');
  const hasOthers = compared.length < lines.length;
  return (
    <ul className={styles.legend}>
      {compared.map(({ year, role }) => (
        <Entry key={year} of={role} name={String(year)} />
      ))}
      {hasOthers && <Entry of="other" name={TREND_MESSAGES.others} />}
    </ul>
  );
}

function Entry({ of, name }: { readonly of: LineRole; readonly name: string }) {
  const styles = useStyles();
  const { color, width, dash } = TREND_STROKES[of];
  return (
    <li className={styles.entry}>
      <svg width={24} height={8} aria-hidden focusable="false">
        <path d="M0 4H24" fill="none" strokeWidth={width} strokeDasharray={dash} style={{ stroke: color }} />
      </svg>
      {name}
    </li>
  );
}

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
  },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});
