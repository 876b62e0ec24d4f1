import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

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

/** Names and values in lines of 30 px, values to the right. */
export function ValueList({ title, values, caution = null, note }: ValueListProps) {
  const styles = useStyles();
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {values.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
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
  line: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '30px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '30px',
  },
  value: { margin: 0, whiteSpace: 'nowrap', textAlign: 'end' },
});
