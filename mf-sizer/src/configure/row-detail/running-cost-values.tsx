import { Money, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { RunningCost } from '../../results/running-cost/running-cost.ts';
import type { Metric } from './value-list.tsx';

/** Running costs as lines of values. */
export function runningCostValues(costs: readonly RunningCost[]): readonly Metric[] {
  return costs.map(({ label, usd, per }) => ({ label, value: <Amount usd={usd} per={per} /> }));
}

function Amount({ usd, per }: { readonly usd: number; readonly per: string }) {
  const styles = useStyles();
  return (
    <>
      <Money usd={usd} strong /> <span className={styles.unit}>{per}</span>
    </>
  );
}

const useStyles = makeStyles({ unit: { color: tokens.colorNeutralForeground3 } });
