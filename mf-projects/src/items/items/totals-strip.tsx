import { formatHorsepower } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { formatValue, Money, makeStyles, QUANTITIES, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ItemTotals } from './item-values.ts';

const APPARENT_POWER = { unit: 'kVA', decimals: 1 } as const;

interface TotalsStripProps {
  readonly totals: ItemTotals;
  /** Of the items that are selected; null where all or none are. */
  readonly selected: ItemTotals | null;
}

/** What the items of a project sum up to, and below it those that are selected. */
export function TotalsStrip({ totals, selected }: TotalsStripProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const fact = (label: string, value: (of: ItemTotals) => ReactNode, unit?: string) => (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value(totals)} {unit && <span className={styles.unit}>{unit}</span>}
      </dd>
      {selected && (
        <dd className={styles.selected}>
          <span className={styles.unit}>{ITEMS_MESSAGES.ofSelection}</span> {value(selected)}
        </dd>
      )}
    </div>
  );
  return (
    <dl className={styles.strip}>
      {arePricesShown && fact(ITEMS_MESSAGES.budgetPrice, ({ price }) => <Money usd={price} strong />)}
      {arePricesShown &&
        fact(
          ITEMS_MESSAGES.runningCostOfFans,
          ({ runningCost }) => <Money usd={runningCost} strong />,
          ITEMS_MESSAGES.perYear,
        )}
      {fact(
        ITEMS_MESSAGES.connectedLoad,
        ({ apparentPower }) => (
          <strong>{formatValue(apparentPower, APPARENT_POWER)}</strong>
        ),
        APPARENT_POWER.unit,
      )}
      {fact(
        ITEMS_MESSAGES.fanMotors,
        ({ horsepower }) => (
          <strong>{formatHorsepower(horsepower)}</strong>
        ),
        QUANTITIES.power.unit,
      )}
      {fact(
        ITEMS_MESSAGES.columns.weight,
        ({ weightLb }) => (
          <strong>{number(currentLanguage.locale(), weightLb)}</strong>
        ),
        ITEMS_MESSAGES.pounds,
      )}
    </dl>
  );
}

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    // On the right also on a line of its own.
    margin: '0 0 0 auto',
    '@media (max-width: 639.98px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
  },
  fact: {
    paddingInlineStart: tokens.spacingHorizontalM,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderLeftColor: 'transparent' },
    '@media (max-width: 639.98px)': { ':nth-child(odd)': { paddingInlineStart: 0, borderLeftColor: 'transparent' } },
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  selected: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  unit: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
