import { type OperatingCostSettings, operatingCost, yearlyHours } from '@specbuilder/shared-contracts/domain';
import {
  formatValue,
  makeStyles,
  moneyText,
  QUANTITIES,
  tokens,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { type ComparedFan, namesOf } from './compared-result.ts';
import { strokeOf } from './fan-strokes.ts';
import { type Payback, paybackOf } from './payback.ts';

const YEARS = { unit: '', decimals: 1 } as const;

interface CostBarsProps {
  readonly fans: readonly ComparedFan[];
  readonly cost: OperatingCostSettings;
  /** Fans for different duties have nothing to pay back to one another. */
  readonly isOfOneDuty: boolean;
}

/** What the fans cost to run in a year, and when the dearer one has paid for itself. */
export function CostBars({ fans, cost, isOfOneDuty }: CostBarsProps) {
  const styles = useStyles();
  const currency = useReadable(usePlatform().currency);
  const money = (usd: number) => moneyText(usd, currency);
  const names = namesOf(fans);
  const costs = fans.map(({ inputKw }) => operatingCost(inputKw, cost));
  const max = Math.max(...costs);
  const payback = isOfOneDuty ? paybackOf(fans, cost) : null;
  return (
    <section className={styles.box}>
      <h3 className={styles.title}>
        {COMPARE_MESSAGES.yearly({ hours: formatValue(yearlyHours(cost), QUANTITIES.hoursPerYear) })}
      </h3>
      <dl className={styles.bars}>
        {fans.map(({ key }, index) => (
          <div key={key} className={styles.bar}>
            <dt>{names[index]}</dt>
            <dd className={styles.track} aria-hidden>
              <span
                className={styles.fill}
                style={{
                  width: `${(100 * (costs[index] ?? 0)) / max}%`,
                  backgroundColor: strokeOf(index).color,
                }}
              />
            </dd>
            <dd className={styles.numeric}>{money(costs[index] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {payback !== null && <p className={styles.payback}>{paybackText(payback, money)}</p>}
    </section>
  );
}

function paybackText(
  { dear: expensive, cheap, more, savedAYear, years }: Payback,
  money: (usd: number) => string,
): string {
  const values = { dear: expensive, cheap, more: money(more), saved: money(savedAYear) };
  return years === null
    ? COMPARE_MESSAGES.noPayback(values)
    : COMPARE_MESSAGES.payback({ ...values, years: formatValue(years, YEARS) });
}

const useStyles = makeStyles({
  box: {
    breakInside: 'avoid',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  // One grid for all: bars that start side by side can be compared.
  bars: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, max-content) minmax(40px, 1fr) auto',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalXS,
    columnGap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalS} 0 0`,
    '& dd': { margin: 0 },
  },
  bar: { display: 'contents' },
  track: {
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  fill: { display: 'block', height: '100%' },
  numeric: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  payback: { margin: `${tokens.spacingVerticalS} 0 0`, color: tokens.colorNeutralForeground2 },
});
