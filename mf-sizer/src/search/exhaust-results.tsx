import type { ExhaustSupplyResultSet, ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import { Money, useArePricesShown, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { memo, useMemo, useState } from 'react';
import { NearestRows } from '../left-out/nearest-rows.tsx';
import { NoMatch } from '../left-out/no-match.tsx';
import type { Relaxable } from '../left-out/relaxations.ts';
import { CopyButton } from '../results/copy-button.tsx';
import { tabSeparated } from '../results/copy-rows.ts';
import { exhaustColumns, feiLimitOf } from '../results/exhaust-columns.tsx';
import { MODEL_COLUMN } from '../results/grid-header.tsx';
import { exhaustRanks, RankMenu } from '../results/rank-menu.tsx';
import { ResultCards } from '../results/result-cards.tsx';
import type { RowsState } from '../results/result-column.ts';
import { ResultGrid } from '../results/result-grid.tsx';
import { ResultsBar } from '../results/results-bar.tsx';
import { ResultsFoot } from '../results/results-foot.tsx';
import { cardFacts, sectionColumns } from '../results/section-columns.tsx';
import { type RowSort, sortRows } from '../results/sort-rows.ts';
import { RESULTS_TEXTS } from '../results/texts.ts';
import { useIsCardList } from '../results/use-is-card-list.ts';
import { ExhaustDetail } from '../row-detail/exhaust-detail.tsx';
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
  const isMatch = set.results.some(({ meetsEveryCriterion }) => meetsEveryCriterion);
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
  return useMemo(() => {
    const columns = exhaustColumns({
      cost,
      requiredCfm: set.specification.cfm,
      distanceFt: set.specification.soundLevelDistance,
      feiLimit: feiLimitOf(set.results),
      sections: sectionColumns(set.results),
    });
    return columns.filter(({ isPrice }) => arePricesShown || !isPrice);
  }, [set, cost, arePricesShown]);
}

interface MatchesProps extends ExhaustResultsProps {
  readonly columns: ReturnType<typeof exhaustColumns>;
}

function Matches({ set, state, cost, onRelax, columns }: MatchesProps) {
  const arePricesShown = useArePricesShown();
  const isPhone = useIsCardList();
  const [sort, setSort] = useState<RowSort | null>(null);
  const [openIds, toggle] = useOpenRows(
    set.resultId,
    set.results.map(({ fanUnitId }) => fanUnitId),
  );
  const rows = useMemo(() => sortRows(set.results, [MODEL_COLUMN, ...columns], sort), [set, columns, sort]);
  const hasCooling = columns.some(({ id }) => id === 'ieer');
  const list = {
    rows,
    columns,
    openIds,
    state,
    onToggle: ({ fanUnitId }: ExhaustSupplyRow) => toggle(fanUnitId),
    detail: (row: ExhaustSupplyRow) => <ExhaustDetail row={row} set={set} cost={cost} />,
  };
  return (
    <section aria-label={RESULTS_TEXTS.table} aria-busy={state === 'loading'} data-testid="exhaust-supply-results">
      <VisuallyHidden>
        <h2>{RESULTS_TEXTS.table}</h2>
      </VisuallyHidden>
      <ResultsBar
        summary={<FitLine {...set} limits={set.specification} onRelax={({ patch }) => onRelax(patch)} />}
        tools={
          <>
            <RankMenu choices={exhaustRanks(arePricesShown, hasCooling)} sort={sort} onSort={setSort} />
            {!isPhone && <CopyButton text={() => tabSeparated(rows, columns, RESULTS_TEXTS.model)} />}
          </>
        }
      />
      {isPhone ? (
        <ResultCards {...list} facts={cardFacts(columns)} price={(row) => <CardPrice row={row} cost={cost} />} />
      ) : (
        <ResultGrid {...list} sort={sort} onSort={setSort} />
      )}
      <ResultsFoot set={set} basis={RESULTS_TEXTS.feiBasis} />
    </section>
  );
}

function CardPrice({ row, cost }: { readonly row: ExhaustSupplyRow; readonly cost: OperatingCostSettings }) {
  const arePricesShown = useArePricesShown();
  return (
    <>
      <Money usd={row.price} whole strong />
      {arePricesShown && (
        <small>
          <Money usd={operatingCost(row.kilowattHour, cost)} whole />
          {RESULTS_TEXTS.perYearShort}
        </small>
      )}
    </>
  );
}
