import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ReactNode, useId } from 'react';

interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

interface DataCardProps {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly columns: readonly string[];
  /** Columns of numbers, which are right-aligned. */
  readonly numericColumns?: readonly string[];
  readonly rows: readonly DataRow[];
  /** Said in place of rows. */
  readonly empty: string;
  readonly footer?: string;
}

/** A table with its heading, scrolling by itself so that the page never does sideways. */
export function DataCard({
  title,
  note,
  tools,
  columns,
  numericColumns: values = [],
  rows,
  empty,
  footer,
}: DataCardProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.gap} />
        {tools}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <DataGrid
          label={title}
          columns={columns.map((label, index) => columnOf(label, index, values.includes(label), rows))}
          rows={rows}
          rowId={(row) => row.id}
          empty={<p className={styles.foot}>{empty}</p>}
          rowSize="dense"
          isBare
          className={styles.grid}
        />
      </section>
      {footer !== undefined && <p className={styles.foot}>{footer}</p>}
    </section>
  );
}

/** A column of plain texts and numbers can be sorted; one of pictures and buttons cannot. */
function columnOf(label: string, place: number, isNumeric: boolean, rows: readonly DataRow[]): GridColumn<DataRow> {
  const isPlain = rows.every(({ cells }) => typeof cells[place] === 'string' || typeof cells[place] === 'number');
  return {
    id: label,
    label,
    isNumeric,
    cell: ({ cells }) => cells[place],
    ...(isPlain && { value: ({ cells }: DataRow) => cells[place] as string | number }),
  };
}

const useStyles = makeStyles({
  card: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  gap: { flexGrow: 1 },
  scroll: {
    overflow: 'auto',
    maxHeight: '420px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // The heading of the card is above the header, without a line between them.
  grid: { '& td': { whiteSpace: 'nowrap' }, '& th': { borderTopStyle: 'none' } },
  foot: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});
