import type { ExhaustSupplyListRow } from '@specbuilder/shared-contracts/api';
import { RUNNING_COST_MESSAGES } from '../../messages/running-cost.generated.ts';
import { SectionValues } from './section-values.tsx';
import type { Metric } from './value-list.tsx';
import { ValueSection } from './value-section.tsx';

interface UnitValuesProps {
  readonly row: ExhaustSupplyListRow;
  /** Empty where prices are hidden, or where a fan is all there is. */
  readonly costs: readonly Metric[];
}

/** Values of a row that has more than a fan: heater, coil, and what it costs to run its fan. */
export function UnitValues({ row: { heating, cooling, missed }, costs }: UnitValuesProps) {
  return (
    <>
      <SectionValues heating={heating} cooling={cooling} missed={missed} />
      {costs.length > 0 && (
        <ValueSection title={RUNNING_COST_MESSAGES.title} values={costs} note={RUNNING_COST_MESSAGES.note} />
      )}
    </>
  );
}
