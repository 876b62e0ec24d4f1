import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { useArePricesShown, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { memo, useCallback, useMemo } from 'react';
import { LazyNoMatch } from '../../results/exclusions/lazy-no-match.tsx';
import type { LiveSpecification } from '../../results/live-results/selection-messages.ts';
import { ComparedContext, useCompared } from '../../results/results/compared-rows.ts';
import { usePriceSpace } from '../../results/results/price-space.ts';
import { RankedRows } from '../../results/results/ranked-rows.tsx';
import type { ResultColumn } from '../../results/results/result-column.ts';
import { ResultsFooter } from '../../results/results/results-footer.tsx';
import type { RowChoice } from '../../results/results/row-choice.ts';
import { FitLine } from './fit-line.tsx';
import { RecommendedLink } from './recommended-link.tsx';
import type { KindRows, RowsView, SizedRow, SizerResultsProps } from './sizer-kind.ts';

interface RowsProps<S extends LiveSpecification, R extends SizedRow> extends SizerResultsProps<S, R> {
  /** What rows of the kind show. */
  readonly rows: KindRows<S, R>;
}

/** Rows of a result, or why there are none. Typing beside it draws none of it again. */
export const SizerResults = memo(PlainResults) as typeof PlainResults;

function PlainResults<S extends LiveSpecification, R extends SizedRow>(props: RowsProps<S, R>) {
  const { rows, set, state, onRelax, searchAll } = props;
  const view = useRowsView(props);
  const columns = useColumns(rows, view);
  if (rows.hasMatch(set)) return <Matches {...props} view={view} columns={columns} />;
  return (
    <div style={state === 'loading' ? { opacity: 0.6 } : {}} aria-busy={state === 'loading'}>
      <LazyNoMatch
        excluded={set.excluded}
        candidateCount={set.candidateCount}
        limits={set.specification}
        onRelax={onRelax}
        searchAll={searchAll}
        nearestRows={rows.nearest(view, columns, onRelax)}
      />
    </div>
  );
}

function useRowsView<S extends LiveSpecification, R extends SizedRow>({
  rows,
  set,
  cost,
  choice: { quantities },
}: RowsProps<S, R>): RowsView<S, R> {
  const arePricesShown = useArePricesShown();
  const priceSpacePx = usePriceSpace();
  const quantityOf = useCallback((row: R) => quantities[row.fanUnitId] ?? rows.firstQuantity(row), [rows, quantities]);
  return useMemo(
    () => ({ set, cost, arePricesShown, priceSpacePx, quantityOf }),
    [set, cost, arePricesShown, priceSpacePx, quantityOf],
  );
}

function useColumns<S extends LiveSpecification, R extends SizedRow>(rows: KindRows<S, R>, view: RowsView<S, R>) {
  const words = useReadable(currentLanguage.words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles are read from the words, which no argument carries
  return useMemo(
    () => rows.columns(view).filter(({ isPrice }) => view.arePricesShown || !isPrice),
    [rows, view, words],
  );
}

interface MatchesProps<S extends LiveSpecification, R extends SizedRow> extends RowsProps<S, R> {
  readonly view: RowsView<S, R>;
  readonly columns: readonly ResultColumn<R>[];
}

function Matches<S extends LiveSpecification, R extends SizedRow>({
  rows,
  set,
  state,
  choice,
  choose,
  onRelax,
  onConfirm,
  view,
  columns,
}: MatchesProps<S, R>) {
  const isLive = state === 'live';
  const chosenIds = useOpenIds(set.results, choice);
  const openIds = isLive ? NONE : chosenIds;
  const rowView = (row: R) => ({
    ...view,
    row,
    quantity: view.quantityOf(row),
    onQuantity: (quantity: number) => choose({ quantities: { ...choice.quantities, [row.fanUnitId]: quantity } }),
  });
  // A filter may have taken the recommended row away.
  const openRecommended = (fanUnitId: number) => choose({ openIds: [...openIds, fanUnitId], filters: [] });
  const compared = useCompared(set.resultId, set.results, isLive);
  return (
    <ComparedContext value={compared}>
      <RankedRows
        rows={set.results}
        columns={columns}
        details={{
          isOpen: ({ fanUnitId }) => openIds.includes(fanUnitId),
          onToggle: ({ fanUnitId }) =>
            isLive ? onConfirm(fanUnitId) : choose({ openIds: toggled(openIds, fanUnitId) }),
          content: (row) => (
            <>
              <RecommendedLink row={row} results={set.results} openIds={openIds} onOpen={openRecommended} />
              {rows.detail(rowView(row))}
            </>
          ),
        }}
        state={state}
        choice={choice}
        choose={choose}
        ranks={rows.ranks(view)}
        summary={<FitLine {...set} limits={set.specification} onRelax={({ patch }) => onRelax(patch)} />}
        facts={rows.cardFacts(columns, set)}
        price={(row) => rows.cardPrice(rowView(row))}
        footer={<ResultsFooter set={set} basis={rows.basis(view)} />}
        testId={rows.testId}
      />
      {!isLive && rows.compare(view, compared)}
    </ComparedContext>
  );
}

const NONE: readonly number[] = [];

/** Which rows of a result are open: the first one to begin with (RES-008), in the commerce view all (COM-011). */
function useOpenIds(results: readonly SizedRow[], { openIds }: RowChoice): readonly number[] {
  const { store } = usePlatform();
  if (openIds !== null) return openIds;
  return (store === null ? results.slice(0, 1) : results).map(({ fanUnitId }) => fanUnitId);
}

function toggled(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
