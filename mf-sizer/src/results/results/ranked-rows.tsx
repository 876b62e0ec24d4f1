import { makeStyles, tokens, useMediaQuery, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { GridView, MAX_WHOLE_ROWS, type RowDetails } from '@specbuilder/shared-ui/grid';
import { type ReactNode, useRef } from 'react';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnMenu } from './column-menu.tsx';
import { CopyButton } from './copy-button.tsx';
import { tabSeparated } from './copy-rows.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterButton } from './filter-button.tsx';
import { LineFilter } from './line-filter.tsx';
import { MODEL_COLUMN } from './model-column.tsx';
import { ModelField } from './model-field.tsx';
import { originalOrder } from './original-order.ts';
import { type RankChoice, RankMenu } from './rank-menu.tsx';
import { ResultCard } from './result-card.tsx';
import type { RankedRow, ResultColumn, RowsState } from './result-column.ts';
import { LINE_COLUMN } from './result-lines.ts';
import { ResultsBar } from './results-bar.tsx';
import type { ChooseRows, RowChoice } from './row-choice.ts';
import { setWords, wordsIn } from './row-filters.ts';
import { ShownLines } from './shown-lines.tsx';
import { SortedBy } from './sorted-by.tsx';
import { useCardsQuery } from './use-cards-query.ts';
import { useResultModel } from './use-result-model.ts';

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
  /** The four values of a card. */
  readonly facts: readonly ResultColumn<Row>[];
  /** Content at the end of a card's first line. */
  readonly price: (row: Row) => ReactNode;
  readonly footer: ReactNode;
  readonly testId: string;
}

const TEST_IDS = { table: 'results-grid', cards: 'results-cards', row: 'result-row' } as const;

/** Rows that fit in the rank of the server or another, with what can be done with all of them. */
export function RankedRows<Row extends RankedRow>(props: RankedRowsProps<Row>) {
  const { rows, columns, details, state, choice, choose, facts, price, footer, testId } = props;
  const styles = useStyles();
  const chosenColumns = useChosenColumns(testId, columns);
  const results = useResultModel(rows, chosenColumns, choice, choose);
  const { model } = results;
  const { table, rows: shown } = model;
  const requestedModel = modelFilterOf(table);
  const cardsQuery = useCardsQuery();
  return (
    <section aria-label={RESULTS_MESSAGES.table} aria-busy={state === 'loading'} data-testid={nameOf(state, testId)}>
      <VisuallyHidden>
        <h2>{RESULTS_MESSAGES.table}</h2>
      </VisuallyHidden>
      <RowsBar {...props} results={results} chosenColumns={chosenColumns} hasCards={useMediaQuery(cardsQuery)} />
      <GridView
        label={RESULTS_MESSAGES.table}
        model={model}
        empty={
          <p className={styles.none}>
            {requestedModel === '' ? GRID_TOOLS_MESSAGES.noRow : RESULTS_MESSAGES.noModel({ text: requestedModel })}
          </p>
        }
        rowId={({ fanUnitId }) => fanUnitId}
        details={details}
        navigation="controls"
        isFitted
        isBare
        hasStickyHeader
        hiddenNote={(count) => RESULTS_MESSAGES.hiddenColumns({ count })}
        isStale={state === 'stale'}
        isRefreshing={state === 'loading'}
        originalOrder={originalOrder(shown, columns)}
        card={(row, toggle) => <ResultCard row={row} toggle={toggle} facts={facts} price={price(row)} />}
        areCardsApart
        cardsQuery={cardsQuery}
        cardsClassName={styles.cards}
        testIds={TEST_IDS}
      />
      {footer}
    </section>
  );
}

interface RowsBarProps<Row extends RankedRow>
  extends Pick<RankedRowsProps<Row>, 'rows' | 'columns' | 'choice' | 'choose' | 'ranks' | 'summary'> {
  readonly results: ReturnType<typeof useResultModel<Row>>;
  readonly chosenColumns: ReturnType<typeof useChosenColumns<Row>>;
  /** Cards in place of the table, on narrow screens. */
  readonly hasCards: boolean;
}

/** How many rows are shown, and how to filter, sort, copy and export them. */
function RowsBar<Row extends RankedRow>(props: RowsBarProps<Row>) {
  const { rows, columns, choice, choose, ranks, summary, results, chosenColumns, hasCards } = props;
  const { model, lines, narrowing, all } = results;
  const { table, rows: shown } = model;
  const lineButton = useRef<HTMLButtonElement>(null);
  const modelField = useRef<HTMLInputElement>(null);
  const showAll = () => {
    table.setColumnFilters([]);
    (lineButton.current ?? modelField.current)?.focus();
  };
  return (
    <ResultsBar
      summary={
        <>
          {summary}
          <ShownLines
            isFiltered={table.state.columnFilters.length > 0}
            shown={shown.length}
            of={rows.length}
            onShowAll={showAll}
          />
        </>
      }
      tools={
        <>
          {rows.length > MAX_WHOLE_ROWS && (
            <ModelField
              model={modelFilterOf(table)}
              onModel={(text) => table.getColumn(MODEL_COLUMN)?.setFilterValue(text)}
              field={modelField}
            />
          )}
          <LineFilter
            lines={lines}
            chosen={wordsIn(table.getColumn(LINE_COLUMN.id)?.getFilterValue())}
            onChoose={(names) => setWords(model, LINE_COLUMN.id, names)}
            button={lineButton}
          />
          <FilterButton rows={rows} columns={narrowing} model={model} />
          <RankMenu choices={ranks} sorting={choice.sorting} onSorting={(sorting) => choose({ sorting })} />
          {!hasCards && <ColumnMenu columns={columns} chosen={chosenColumns} />}
          {!hasCards && <CopyButton text={() => tabSeparated(shown, model.columns)} />}
          <ExportMenu rows={shown} columns={hasCards ? all : model.columns} />
          <SortedBy columns={all} sorting={table.state.sorting} />
        </>
      }
    />
  );
}

/** The part of a model number that the rows are filtered by, empty for all. */
function modelFilterOf(table: {
  readonly getColumn: (id: string) => { readonly getFilterValue: () => unknown } | undefined;
}): string {
  return String(table.getColumn(MODEL_COLUMN)?.getFilterValue() ?? '');
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
