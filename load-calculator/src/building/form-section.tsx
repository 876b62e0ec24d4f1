import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  readonly title: string;
  /** What acts on the whole section. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A group of fields under its name. */
export function FormSection({ title, actions, children }: FormSectionProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** Fields side by side as wide as they need, one below the other on a phone. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().grid}>{children}</div>;
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
});
