import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface TabLeadProps {
  readonly text: string;
  /** Filters and buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** What a tab is for, above its content. */
export function TabLead({ text, children }: TabLeadProps) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalM,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
