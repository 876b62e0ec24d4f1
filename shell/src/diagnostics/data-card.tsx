import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow } from '@specbuilder/shared-ui/data';
import { type ReactNode, useId } from 'react';

interface DataCardProps {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Said in place of rows. */
  readonly empty: string;
  readonly foot?: string;
}

/** A table with its heading, scrolling by itself so that the page never does sideways. */
export function DataCard({ title, note, tools, columns, rows, empty, foot }: DataCardProps) {
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
        <Table size="small" aria-labelledby={id} className={styles.table}>
          <TableHeader>
            <TableRow>
              {columns.map((column) => (
                <TableHeaderCell key={column}>{column}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {row.cells.map((cell, place) => (
                  <TableCell key={columns[place]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {rows.length === 0 && <p className={styles.foot}>{empty}</p>}
      </section>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </section>
  );
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
  table: { minWidth: '640px' },
  foot: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});
