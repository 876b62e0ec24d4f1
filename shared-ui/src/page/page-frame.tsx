import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';

interface PageFrameProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  /** Shown at the end of the header: filters, buttons. */
  readonly actions?: ReactNode;
  /** At least as high as the window, for a bar at its foot. */
  readonly fillsWindow?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page of an area: title, what acts on all of it, content. */
export function PageFrame({ title, lead, actions, fillsWindow = false, children }: PageFrameProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.page, fillsWindow && styles.whole)}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    width: '100%',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  // Below the host's toolbar; a host without one says 0.
  whole: { minHeight: 'calc(100vh - var(--frame-top, 52px))' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  lead: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    // A filter may be as wide as the page and no wider.
    maxWidth: '100%',
    '@media (max-width: 639.98px)': { width: '100%' },
  },
});
