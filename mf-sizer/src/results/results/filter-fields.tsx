import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Input } from '@specbuilder/shared-ui/data';
import type { GridModel } from '@specbuilder/shared-ui/grid';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import { headerOf, type ResultColumn } from './result-column.ts';
import { setWords, wordsIn, wordsOf } from './row-filters.ts';

export interface FilterFieldsProps<Row> {
  /** All rows: what they say is what can be chosen. */
  readonly rows: readonly Row[];
  /** Those that filter. */
  readonly columns: readonly ResultColumn<Row>[];
  readonly model: GridModel<Row, ResultColumn<Row>>;
}

/** Filters for rows: checkboxes for text values, a maximum for numbers. */
export function FilterFields<Row>({ rows, columns, model }: FilterFieldsProps<Row>) {
  const styles = useStyles();
  const { table } = model;
  const requested = (id: string) => table.getColumn(id)?.getFilterValue();
  const setMax = (id: string, text: string) => {
    const limit = Number(text);
    table.getColumn(id)?.setFilterValue(text.trim() === '' || !(limit >= 0) ? undefined : limit);
  };
  const clear = () =>
    table.setColumnFilters((old) => old.filter(({ id }) => columns.every((column) => column.id !== id)));
  return (
    <div className={styles.fields}>
      {columns.map((column) =>
        column.filter === 'most' ? (
          <Field key={column.id} size="small" label={GRID_TOOLS_MESSAGES.atMost({ column: headerOf(column) })}>
            <Input
              type="number"
              min={0}
              size="small"
              value={String(requested(column.id) ?? '')}
              onChange={(_, { value }) => setMax(column.id, value)}
            />
          </Field>
        ) : (
          <fieldset key={column.id} className={styles.words}>
            <legend className={styles.legend}>{headerOf(column)}</legend>
            {wordsOf(rows, column).map((word) => {
              const chosen = wordsIn(requested(column.id));
              return (
                <Checkbox
                  key={word}
                  label={word}
                  checked={chosen.includes(word)}
                  onChange={(_, { checked }) =>
                    setWords(model, column.id, checked ? [...chosen, word] : chosen.filter((other) => other !== word))
                  }
                />
              );
            })}
          </fieldset>
        ),
      )}
      <Button size="small" onClick={clear}>
        {GRID_TOOLS_MESSAGES.clearFilters}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    width: 'min(320px, calc(100vw - 72px))',
    maxHeight: 'min(480px, 60vh)',
    overflowY: 'auto',
    // The focus ring around a field must fit inside the scrolling area.
    padding: tokens.spacingHorizontalXS,
  },
  words: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});
