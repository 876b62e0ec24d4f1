import type { HvlsResultSet, HvlsRow } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import { Money, useArePricesShown, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { memo, useMemo, useState } from 'react';
import { NoMatch } from '../left-out/no-match.tsx';
import type { Relaxable } from '../left-out/relaxations.ts';
import { CopyButton } from '../results/copy-button.tsx';
import { tabSeparated } from '../results/copy-rows.ts';
import { MODEL_COLUMN } from '../results/grid-header.tsx';
import { hvlsColumns } from '../results/hvls-columns.tsx';
import { hvlsRanks, RankMenu } from '../results/rank-menu.tsx';
import { ResultCards } from '../results/result-cards.tsx';
import type { RowsState } from '../results/result-column.ts';
import { ResultGrid } from '../results/result-grid.tsx';
import { ResultsBar } from '../results/results-bar.tsx';
import { ResultsFoot } from '../results/results-foot.tsx';
import { type RowSort, sortRows } from '../results/sort-rows.ts';
import { RESULTS_TEXTS } from '../results/texts.ts';
import { useIsCardList } from '../results/use-is-card-list.ts';
import { HvlsDetail } from '../row-detail/hvls-detail.tsx';
import { itemQuantity } from '../row-detail/motor-choice.ts';
import { FitLine } from './fit-line.tsx';
import { useOpenRows } from './use-open-rows.ts';

interface HvlsResultsProps {
  readonly set: HvlsResultSet;
  readonly state: RowsState;
  readonly cost: OperatingCostSettings;
  readonly onRelax: (patch: Relaxable) => void;
}

const CARD_FACTS = ['diameter', 'blades', 'covers', 'noise'];
const CARD_FACTS_OF_SPACE = ['diameter', 'covers', 'quantity', 'noise'];

/** Ceiling fans, ranked by what the space costs with them. */
export const HvlsResults = memo(function HvlsResults(props: HvlsResultsProps) {
  const { set, onRelax } = props;
  if (set.results.length > 0) return <Matches {...props} />;
  return (
    <NoMatch
      excluded={set.excluded}
      candidateCount={set.candidateCount}
      limits={set.specification}
      onRelax={onRelax}
      searchAll={null}
      nearestRows={null}
    />
  );
});

function Matches({ set, state, cost, onRelax }: HvlsResultsProps) {
  const arePricesShown = useArePricesShown();
  const isPhone = useIsCardList();
  const { quantityOf, setQuantity } = useQuantities();
  const hasArea = set.specification.squareFeet !== null;
  const columns = useMemo(
    () => hvlsColumns({ hasArea, quantityOf }).filter(({ isPrice }) => arePricesShown || !isPrice),
    [hasArea, quantityOf, arePricesShown],
  );
  const [sort, setSort] = useState<RowSort | null>(null);
  const [openIds, toggle] = useOpenRows(
    set.resultId,
    set.results.map(({ fanUnitId }) => fanUnitId),
  );
  const rows = useMemo(() => sortRows(set.results, [MODEL_COLUMN, ...columns], sort), [set, columns, sort]);
  const list = {
    rows,
    columns,
    openIds,
    state,
    onToggle: ({ fanUnitId }: HvlsRow) => toggle(fanUnitId),
    detail: (row: HvlsRow) => (
      <HvlsDetail
        row={row}
        set={set}
        cost={cost}
        quantity={quantityOf(row)}
        onQuantity={(quantity) => setQuantity(row, quantity)}
      />
    ),
  };
  const factIds = hasArea ? CARD_FACTS_OF_SPACE : CARD_FACTS;
  return (
    <section aria-label={RESULTS_TEXTS.table} aria-busy={state === 'loading'} data-testid="hvls-results">
      <VisuallyHidden>
        <h2>{RESULTS_TEXTS.table}</h2>
      </VisuallyHidden>
      <ResultsBar
        summary={<FitLine {...set} limits={set.specification} onRelax={({ patch }) => onRelax(patch)} />}
        tools={
          <>
            <RankMenu choices={hvlsRanks(arePricesShown)} sort={sort} onSort={setSort} />
            {!isPhone && <CopyButton text={() => tabSeparated(rows, columns, RESULTS_TEXTS.model)} />}
          </>
        }
      />
      {isPhone ? (
        <ResultCards
          {...list}
          facts={factIds.flatMap((id) => columns.find((column) => column.id === id) ?? [])}
          price={(row) => <Money usd={row.price * (hasArea ? quantityOf(row) : 1)} whole strong />}
        />
      ) : (
        <ResultGrid {...list} sort={sort} onSort={setSort} />
      )}
      <ResultsFoot set={set} basis={hasArea ? RESULTS_TEXTS.hvlsBasis : RESULTS_TEXTS.hvlsBasisWithoutArea} />
    </section>
  );
}

/** Quantities the user changed; every other row keeps the recommended one. */
function useQuantities() {
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({});
  return useMemo(
    () => ({
      quantityOf: (row: HvlsRow) => changed[row.fanUnitId] ?? itemQuantity(row.recommendedQty),
      setQuantity: (row: HvlsRow, quantity: number) =>
        setChanged((before) => ({ ...before, [row.fanUnitId]: quantity })),
    }),
    [changed],
  );
}
