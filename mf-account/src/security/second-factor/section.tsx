import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { useCardStyles } from '../cards/card-styles.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the security tab: what it is, what there is, and what can be done. */
export function Section({ id, title, lead, children }: SectionProps) {
  const card = useCardStyles();
  const styles = useStyles();
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} className={card.heading}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  );
}

const useStyles = makeStyles({
  lead: { margin: `0 0 ${tokens.spacingVerticalM}`, color: tokens.colorNeutralForeground2 },
});
