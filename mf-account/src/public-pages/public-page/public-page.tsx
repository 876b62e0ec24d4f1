import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import type { ReactNode } from 'react';

interface PublicPageProps {
  /** State name of the route table. */
  readonly state: string;
  readonly title: string;
  readonly lead: string;
  /** Ways out, below what the page is for. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** A page for users who cannot sign in yet: its purpose on one side, the brand on the other if there is space. */
export function PublicPage({ state, title, lead, links, children }: PublicPageProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const { tagline, frontPageImg } = useReadable(platform.settings).manufacturer;
  return (
    <Screen state={state}>
      <div className={styles.page}>
        <div className={styles.main}>
          <div className={styles.content}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
            {links && <p className={styles.links}>{links}</p>}
          </div>
        </div>
        <aside className={styles.brand} aria-hidden>
          {frontPageImg !== '' && (
            <div className={styles.drawing} style={{ maskImage: `url(${platform.serverUrl}${frontPageImg})` }} />
          )}
          <p className={styles.tagline}>{tagline}</p>
        </aside>
      </div>
    </Screen>
  );
}

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    minHeight: 'calc(100vh - var(--frame-top, 52px))',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)' },
  },
  main: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 639.98px)': { alignItems: 'flex-start', padding: tokens.spacingHorizontalL },
  },
  content: { width: '100%', maxWidth: '560px' },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700, fontWeight: 650 },
  lead: {
    margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalXXL}`,
    color: tokens.colorNeutralForeground3,
  },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalXXL} 0 0`,
    color: tokens.colorNeutralForeground3,
  },
  brand: {
    position: 'relative',
    display: 'none',
    alignItems: 'flex-end',
    overflow: 'hidden',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (min-width: 1024px)': { display: 'flex' },
  },
  drawing: {
    position: 'absolute',
    inset: 0,
    backgroundColor: tokens.colorBrandForeground2,
    opacity: 0.35,
    maskSize: 'cover',
    maskPosition: 'center',
    maskRepeat: 'no-repeat',
  },
  tagline: {
    position: 'relative',
    margin: 0,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: 650,
  },
});
