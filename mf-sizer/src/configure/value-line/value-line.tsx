import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface ValueLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Label and value at the two ends of a line of 30 px, in a list of values. */
export function ValueLine({ label, children }: ValueLineProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '30px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: '30px' },
  value: { margin: 0, whiteSpace: 'nowrap', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
