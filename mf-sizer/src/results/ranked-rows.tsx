import { makeStyles, tokens, useMediaQuery, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { DataGrid, MOST_WHOLE_ROWS, type RowDetails, sortRows } from '@specbuilder/shared-ui/grid';
import { type ReactNode, useMemo, useRef } from 'react';
import { GRID_TOOLS_TEXTS } from '../words/grid-tools.generated.ts';
import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import { CopyButton } from './copy-button.tsx';
import { tabSeparated } from './copy-rows.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterButton } from './filter-button.tsx';
import { LineFilter } from './line-filter.tsx';
import { modelColumn } from './model-column.tsx';
import { ModelField } from './model-field.tsx';
import { type RankChoice, RankMenu } from './rank-menu.tsx';
import { ResultCard } from './result-card.tsx';
import type { RankedRow, ResultColumn, RowsState } from './result-column.ts';
import { ResultsBar } from './results-bar.tsx';
import type { ChooseRows, RowChoice } from './row-choice.ts';
import { NO_FILTERS } from './row-filters.ts';
import { ShownLines } from './shown-lines.tsx';
import { SortedBy } from './sorted-by.tsx';
import { useCardsQuery } from './use-cards-query.ts';
import { useShownRows } from './use-shown-rows.ts';

interface RankedRowsProps<Row extends RankedRow> {
  readonly rows: readonly Row[];
  /** Those after the model. */
  readonly columns: readonly ResultColumn<Row>[];
  readonly details: RowDetails<Row>;
  readonly state: RowsState;
  readonly choice: RowChoice;
  readonly choose: ChooseRows;
  readonly ranks: readonly RankChoice[];
  /** How many fit and why the others do not. */
  readonly summary: ReactNode;
  /** The four facts of a card. */
  readonly facts: readonly ResultColumn<Row>[];
  /** What stands at the end of a card's first line. */
  readonly price: (row: Row) => ReactNode;
  readonly foot: ReactNode;
  readonly testId: string;
}

const TEST_IDS = { table: 'results-grid', cards: 'results-cards', row: 'result-row' } as const;

/** Rows that fit in the rank of the server or another, with what can be done with all of them. */
export function RankedRows<Row extends RankedRow>(props: RankedRowsProps<Row>) {
  const { rows, columns, details, state, choice, choose, ranks, summary, facts, price, foot, testId } = props;
  const styles = useStyles();
  const { sort, lines: chosen, model = '', filters = NO_FILTERS } = choice;
  const { lines, filtering, shown, isFiltered } = useShownRows(rows, columns, choice);
  const setSort = (order: RowChoice['sort']) => choose({ sort: order });
  const lineButton = useRef<HTMLButtonElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    choose({ lines: [], model: '', filters: NO_FILTERS });
    (lineButton.current ?? modelField.current)?.focus();
  };
  const cardsQuery = useCardsQuery();
  const hasCards = useMediaQuery(cardsQuery);
  const chosenColumns = useChosenColumns(testId, columns);
  const all = useMemo(() => [modelColumn(), ...columns], [columns]);
  const shownColumns = useMemo(() => [modelColumn(), ...chosenColumns.shown], [chosenColumns.shown]);
  const inOrder = () => sortRows(shown, all, sort);
  return (
    <section aria-label={RESULTS_TEXTS.table} aria-busy={state === 'loading'} data-testid={nameOf(state, testId)}>
      <VisuallyHidden>
        <h2>{RESULTS_TEXTS.table}</h2>
      </VisuallyHidden>
      <ResultsBar
        summary={
          <>
            {summary}
            <ShownLines isFiltered={isFiltered} shown={shown.length} of={rows.length} onShowAll={showAll} />
          </>
        }
        tools={
          <>
            {rows.length > MOST_WHOLE_ROWS && (
              <ModelField model={model} onModel={(text) => choose({ model: text })} field={modelField} />
            )}
            <LineFilter
              lines={lines}
              chosen={chosen}
              onChoose={(names) => choose({ lines: names })}
              button={lineButton}
            />
            <FilterButton
              rows={rows}
              columns={filtering}
              filters={filters}
              onFilters={(next) => choose({ filters: next })}
            />
            <RankMenu choices={ranks} sort={sort} onSort={setSort} />
            {!hasCards && <ColumnMenu columns={columns} chosen={chosenColumns} />}
            {!hasCards && <CopyButton text={() => tabSeparated(inOrder(), shownColumns)} />}
            <ExportMenu rows={inOrder} columns={hasCards ? all : shownColumns} />
            <SortedBy columns={all} sort={sort} />
          </>
        }
      />
      <DataGrid
        label={RESULTS_TEXTS.table}
        columns={shownColumns}
        rows={shown}
        empty={
          <p className={styles.none}>
            {model === '' ? GRID_TOOLS_TEXTS.noRow : RESULTS_TEXTS.noModel({ text: model })}
          </p>
        }
        rowId={({ fanUnitId }) => fanUnitId}
        sort={sort}
        onSort={setSort}
        details={details}
        navigation="controls"
        isFitted
        isBare
        hasStickyHead
        hiddenNote={(count) => RESULTS_TEXTS.hiddenColumns({ count })}
        isStale={state === 'stale'}
        isRefreshing={state === 'loading'}
        card={(row, toggle) => <ResultCard row={row} toggle={toggle} facts={facts} price={price(row)} />}
        areCardsApart
        cardsQuery={cardsQuery}
        cardsClassName={styles.cards}
        testIds={TEST_IDS}
      />
      {foot}
    </section>
  );
}

/** Rows that no server has stored are others: nothing waits for their details. */
function nameOf(state: RowsState, testId: string): string {
  return state === 'live' ? 'live-results' : testId;
}

const useStyles = makeStyles({
  none: {
    margin: 0,
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  cards: {
    rowGap: tokens.spacingVerticalMNudge,
    paddingBlock: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalM,
  },
});
