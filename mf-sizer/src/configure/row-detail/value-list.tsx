import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { ValueLine } from '../value-line/value-line.tsx';

export interface Metric {
  readonly label: string;
  readonly value: ReactNode;
}

export interface ValueListProps {
  readonly title: string;
  readonly values: readonly Metric[];
  /** A caveat about the values. */
  readonly caution?: string | null;
  /** An explanation of the values if their names do not suffice. */
  readonly note?: string;
}

/** Values under a title. */
export function ValueList({ title, values, caution = null, note }: ValueListProps) {
  const styles = useStyles();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {values.map(({ label, value }) => (
          <ValueLine key={label} label={label}>
            {value}
          </ValueLine>
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {caution !== null && <p className={styles.caution}>{caution}</p>}
    </section>
  );
}

const useStyles = makeStyles({
  caution: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorPaletteYellowForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  note: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: `${tokens.spacingVerticalXS} 0 0` },
});
