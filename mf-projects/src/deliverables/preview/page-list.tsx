import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { PREVIEW_MESSAGES as MESSAGES } from '../../messages/preview.generated.ts';
import type { PreviewedPage } from './preview-document.ts';

interface PageListProps {
  readonly pages: readonly PreviewedPage[];
  readonly page: number;
  readonly onShow: (page: number) => void;
}

/** Every part of the document by its name; the one that is looked at is marked. */
export function PageList({ pages, page, onShow }: PageListProps) {
  const styles = useStyles();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another button
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up of an effect.
    void current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [page]);
  return (
    <nav aria-label={MESSAGES.pages} className={styles.list}>
      {pages.map(({ name, isLandscape }, place) => (
        <button
          key={place}
          ref={place === page ? current : null}
          type="button"
          className={mergeClasses(styles.page, place === page && styles.current)}
          aria-current={place === page ? 'page' : undefined}
          onClick={() => onShow(place)}
        >
          <span
            aria-hidden
            className={mergeClasses(
              styles.sheet,
              isLandscape && styles.landscape,
              place === page && styles.currentSheet,
            )}
          >
            <span className={styles.head} />
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.shortLine} />
          </span>
          <span className={styles.name}>{name}</span>
        </button>
      ))}
    </nav>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: '7.5rem',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalS,
    gap: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground4,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingVerticalXS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3px',
    width: '48px',
    height: '60px',
    padding: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    // Sheets are white, whatever the theme.
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
  },
  landscape: { width: '60px', height: '48px' },
  currentSheet: { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  head: { width: '60%', height: '4px', backgroundColor: tokens.colorBrandStroke2 },
  line: { height: '2px', backgroundColor: tokens.colorNeutralStroke1 },
  shortLine: { width: '70%', height: '2px', backgroundColor: tokens.colorNeutralStroke1 },
  name: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
