import type { RevisionComparison, RevisionTotals } from '@specbuilder/shared-contracts/api';
import { mergeClasses, useArePricesShown, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { useValueText } from './field-names.ts';
import { useTableStyles } from './table-styles.ts';

type Measure = Parameters<ReturnType<typeof useValueText>>[1];

const TOTALS: readonly (readonly [keyof RevisionTotals, Measure, () => string])[] = [
  ['price', 'money', () => REVISIONS_MESSAGES.price],
  ['runningCost', 'money', () => REVISIONS_MESSAGES.runningCost],
  ['horsepower', 'horsepower', () => REVISIONS_MESSAGES.fanMotors],
  ['inputKw', 'inputPower', () => REVISIONS_MESSAGES.inputPower],
  ['weightLb', 'pounds', () => REVISIONS_MESSAGES.weight],
  ['units', 'figure', () => REVISIONS_MESSAGES.units],
];

/** What both sides sum up to. */
export function TotalsTable({ totals: { before, after } }: Pick<RevisionComparison, 'totals'>) {
  const styles = useTableStyles();
  const text = useValueText();
  const arePricesShown = useArePricesShown();
  const shown = TOTALS.filter(([, measure]) => arePricesShown || measure !== 'money');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{REVISIONS_MESSAGES.totals}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            <VisuallyHidden>{REVISIONS_MESSAGES.what}</VisuallyHidden>
          </th>
          {[REVISIONS_MESSAGES.before, REVISIONS_MESSAGES.after].map((label) => (
            <th key={label} scope="col" className={styles.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(([name, measure, label]) => (
          <tr key={name} className={styles.line}>
            <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
              {label()}
            </th>
            <td className={mergeClasses(styles.cell, styles.before)}>{text(before[name], measure)}</td>
            <td className={mergeClasses(styles.cell, before[name] !== after[name] && styles.after)}>
              {text(after[name], measure)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
