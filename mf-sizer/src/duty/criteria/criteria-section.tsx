import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface CriteriaSectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together, divided from the next by a hairline. */
export function CriteriaSection({ title, action, children }: CriteriaSectionProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <span className={styles.title}>{title}</span>
      </legend>
      {action !== undefined && <span className={styles.action}>{action}</span>}
      {children}
    </fieldset>
  );
}

/** Two fields in a row of the panel. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().pair}>{children}</div>;
}

const useStyles = makeStyles({
  section: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    minWidth: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // A floated legend stays in the flow of the fieldset's padding instead of on its edge.
  legend: { float: 'left', width: '100%', padding: 0 },
  title: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  action: { position: 'absolute', top: tokens.spacingVerticalM, insetInlineEnd: tokens.spacingHorizontalL },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    alignItems: 'start',
  },
});
