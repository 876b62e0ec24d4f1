import { makeStyles, moneyText, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { CurveEngine } from '../../curve/live-curve/engine.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { CompareCeilingFans } from './compare-ceiling-fans.tsx';
import { CompareCurves } from './compare-curves.tsx';
import { CompareTable } from './compare-table.tsx';
import { type ComparedFan, type ComparedResult, fansOf, namesOf, sharedDuty } from './compared-result.ts';
import { comparedValues } from './compared-values.ts';
import { CostBars } from './cost-bars.tsx';
import type { ValueGroup } from './value-rows.ts';

interface CompareSheetProps {
  readonly result: ComparedResult;
  readonly engine: CurveEngine;
  readonly onlyDifferences: boolean;
  readonly isPrinted?: boolean;
  readonly onRemove?: (key: string) => void;
  readonly onConfigure?: (fan: ComparedFan) => void;
}

/** Values, curves and running cost of the compared fans, on screen and in print. */
export function CompareSheet({
  result,
  engine,
  onlyDifferences,
  isPrinted = false,
  onRemove,
  onConfigure,
}: CompareSheetProps) {
  const styles = useStyles();
  const groups = useValues(result);
  const fans = fansOf(result);
  return (
    <div className={styles.columns}>
      <CompareTable
        fans={fans}
        groups={onlyDifferences ? different(groups) : groups}
        {...(onRemove === undefined ? {} : { onRemove })}
        {...(onConfigure === undefined ? {} : { onConfigure })}
      />
      <div className={styles.aside}>
        <section className={styles.card}>
          <h3 className={styles.title}>
            {result.kind === 'fan' ? COMPARE_MESSAGES.curves : COMPARE_MESSAGES.airflowOverSpeed}
          </h3>
          {result.kind === 'fan' ? (
            <CompareCurves engine={engine} entries={result.entries} names={namesOf(fans)} isPrinted={isPrinted} />
          ) : (
            <CompareCeilingFans engine={engine} rows={result.entries.map(({ row }) => row)} isPrinted={isPrinted} />
          )}
        </section>
        {result.arePricesShown && <CostBars fans={fans} cost={result.cost} isOfOneDuty={sharedDuty(result) !== null} />}
      </div>
    </div>
  );
}

export function useValues(result: ComparedResult): readonly ValueGroup[] {
  const currency = useReadable(usePlatform().currency);
  const money = result.arePricesShown ? (usd: number) => moneyText(usd, currency) : null;
  return comparedValues(result, { cost: result.cost, money });
}

function different(groups: readonly ValueGroup[]): readonly ValueGroup[] {
  return groups
    .map(({ title, values }) => ({ title, values: values.filter(({ isSame }) => !isSame) }))
    .filter(({ values }) => values.length > 0);
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, max-content) minmax(280px, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  aside: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  card: {
    breakInside: 'avoid',
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});
