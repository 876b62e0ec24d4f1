import type { ExhaustSupplyResultSet, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { Money, useArePricesShown, useReadable } from '@specbuilder/shared-ui/core';
import { memo, useMemo } from 'react';
import { NearestRows } from '../exclusions/nearest-rows.tsx';
import { NoMatch } from '../exclusions/no-match.tsx';
import type { Relaxable } from '../exclusions/relaxations.ts';
import { exhaustColumns, feiLimitOf } from '../results/exhaust-columns.tsx';
import { usePriceRoom } from '../results/price-room.ts';
import { exhaustRanks } from '../results/rank-menu.tsx';
import { RankedRows } from '../results/ranked-rows.tsx';
import type { RowsState } from '../results/result-column.ts';
import { ResultsFoot } from '../results/results-foot.tsx';
import { cardFacts, sectionColumns } from '../results/section-columns.tsx';
import { ExhaustDetail } from '../row-detail/exhaust-detail.tsx';
import { runsMoreThanItsFan } from '../running-cost/running-cost.ts';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { FitLine } from './fit-line.tsx';
import { useOpenRows } from './use-open-rows.ts';

export interface ExhaustResultsProps {
  readonly set: ExhaustSupplyResultSet;
  readonly state: RowsState;
  readonly cost: OperatingCostSettings;
  readonly onRelax: (patch: Relaxable) => void;
  readonly searchAll: { readonly label: string; readonly onClick: () => void } | null;
}

/** Rows of an exhaust or supply result, or why there are none. Typing beside it draws none of it again. */
export const ExhaustResults = memo(function ExhaustResults(props: ExhaustResultsProps) {
  const { set, state, cost, onRelax, searchAll } = props;
  const { specification, excluded, candidateCount } = set;
  const columns = useColumns(set, cost);
  // Rows that only miss the leaving air say so themselves; fans that are all too loud are the nearest misses.
  const isMatch = set.results.some(
    ({ meetsEveryCriterion, soundSones }) => meetsEveryCriterion || soundSones <= (specification.sones ?? soundSones),
  );
  if (isMatch) return <Matches {...props} columns={columns} />;
  return (
    <div style={state === 'loading' ? { opacity: 0.6 } : {}} aria-busy={state === 'loading'}>
      <NoMatch
        excluded={excluded}
        candidateCount={candidateCount}
        limits={specification}
        onRelax={onRelax}
        searchAll={searchAll}
        nearestRows={
          set.results.length === 0 ? null : (
            <NearestRows rows={set.results} columns={columns} sonesLimit={specification.sones ?? 0} onRelax={onRelax} />
          )
        }
      />
    </div>
  );
});

function useColumns(set: ExhaustSupplyResultSet, cost: OperatingCostSettings) {
  const arePricesShown = useArePricesShown();
  const priceRoomPx = usePriceRoom();
  const words = useReadable(currentLanguage.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are read from the words, which no argument carries
  return useMemo(() => {
    const columns = exhaustColumns({
      cost,
      requiredCfm: set.specification.cfm,
      distanceFt: set.specification.soundLevelDistance,
      feiLimit: feiLimitOf(set.results),
      priceRoomPx,
      sections: sectionColumns(set.results),
    });
    return columns.filter(({ isPrice }) => arePricesShown || !isPrice);
  }, [set, cost, priceRoomPx, arePricesShown, words]);
}

interface MatchesProps extends ExhaustResultsProps {
  readonly columns: ReturnType<typeof exhaustColumns>;
}

function Matches({ set, state, cost, onRelax, columns }: MatchesProps) {
  const arePricesShown = useArePricesShown();
  const openRows = useOpenRows(set);
  const isUnit = set.results.some(runsMoreThanItsFan);
  const hasCooling = columns.some(({ id }) => id === 'ieer');
  return (
    <RankedRows
      resultId={set.resultId}
      rows={set.results}
      columns={columns}
      details={{
        ...openRows,
        content: (row) => <ExhaustDetail row={row} set={set} cost={cost} />,
      }}
      state={state}
      ranks={exhaustRanks(arePricesShown, hasCooling)}
      summary={<FitLine {...set} limits={set.specification} onRelax={({ patch }) => onRelax(patch)} />}
      facts={cardFacts(columns)}
      price={(row) => <CardPrice row={row} cost={cost} />}
      foot={<ResultsFoot set={set} {...(isUnit && arePricesShown ? { basis: RESULTS_TEXTS.costBasis } : {})} />}
      testId="exhaust-supply-results"
    />
  );
}

function CardPrice({ row, cost }: { readonly row: ExhaustSupplyRow; readonly cost: OperatingCostSettings }) {
  const arePricesShown = useArePricesShown();
  return (
    <>
      <Money usd={row.price} strong />
      {arePricesShown && (
        <small>
          <Money usd={operatingCost(row.kilowattHour, cost)} />
          {RESULTS_TEXTS.perYearShort}
        </small>
      )}
    </>
  );
}
