import type { ExhaustSupplyListRow, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { operatingCost } from '@specbuilder/shared-contracts/domain';
import { Money } from '@specbuilder/shared-ui/core';
import { ExhaustDetail } from '../../configure/row-detail/exhaust-detail.tsx';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { LazyNearestRows } from '../../results/exclusions/lazy-nearest-rows.tsx';
import { isTooLoud } from '../../results/exclusions/sound-excess.ts';
import { exhaustColumns, feiLimitsOf } from '../../results/results/exhaust-columns.tsx';
import { exhaustRanks } from '../../results/results/rank-menu.tsx';
import { cardFacts, sectionColumns } from '../../results/results/section-columns.tsx';
import { runsMoreThanItsFan } from '../../results/running-cost/running-cost.ts';
import { LazySelectionBar } from '../shortlist/lazy-selection-bar.tsx';
import type { KindRows, SizerResultsProps } from './sizer-kind.ts';
import { SizerResults } from './sizer-results.tsx';

type Specification = ExhaustSupplySpecification;

const ROWS: KindRows<Specification, ExhaustSupplyListRow> = {
  testId: 'exhaust-supply-results',
  // Rows that only miss the leaving air say so themselves; fans that are all too loud are the nearest misses.
  hasMatch: ({ results, specification }) =>
    results.some((row) => row.meetsEveryCriterion || !isTooLoud(row, specification)),
  columns: ({ set, cost, priceSpacePx }) =>
    exhaustColumns({
      cost,
      requiredCfm: set.specification.cfm,
      distanceFt: set.specification.soundLevelDistance,
      feiLimits: feiLimitsOf(set.results),
      priceSpacePx,
      sections: sectionColumns(set.results),
    }),
  ranks: ({ set, arePricesShown }) =>
    exhaustRanks(
      arePricesShown,
      set.results.some(({ tonnage }) => tonnage !== null),
    ),
  cardFacts,
  cardPrice: ({ row, cost, arePricesShown }) => (
    <>
      <Money usd={row.price} strong />
      {arePricesShown && (
        <small>
          <Money usd={operatingCost(row.kilowattHour, cost)} />
          {RESULTS_MESSAGES.perYearShort}
        </small>
      )}
    </>
  ),
  detail: ({ row, set, cost }) => <ExhaustDetail row={row} set={set} cost={cost} />,
  compare: ({ set, cost, arePricesShown }, compared) => (
    <LazySelectionBar
      search={{ kind: 'fan', set, cost, arePricesShown }}
      canBeKept={!set.isReadOnly}
      compared={compared}
    />
  ),
  firstQuantity: () => 1,
  basis: ({ set, arePricesShown }) =>
    arePricesShown && set.results.some(runsMoreThanItsFan) ? RESULTS_MESSAGES.costBasis : '',
  nearest: ({ set: { results, specification } }, columns, onRelax) =>
    results.length === 0 ? null : (
      <LazyNearestRows rows={results} columns={columns} limits={specification} onRelax={onRelax} />
    ),
};

/** Rows of fans that were sized by their duty. */
export default function ExhaustResults(props: SizerResultsProps<Specification, ExhaustSupplyListRow>) {
  return <SizerResults rows={ROWS} {...props} />;
}
