import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_ERRORS, referenceOf } from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  EmptyState,
  LoadFailure,
  makeStyles,
  mergeClasses,
  SkeletonRows,
  tokens,
  useMediaQuery,
} from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import type { PreviewChoice } from '../request.ts';
import { PageList } from './page-list.tsx';
import { fontFacesOfPage, framedDocument, pagesOf } from './preview-document.ts';
import { PreviewToolbar } from './preview-toolbar.tsx';
import { useFrame } from './use-frame.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPageProps {
  readonly choice: PreviewChoice;
  /** Of the project: another number means another deliverable. */
  readonly changeNumber: number;
}

/** The current deliverables (DLV-003), as they are after each choice. */
export function PreviewPage({ choice, changeNumber }: PreviewPageProps) {
  const { data, error, isPending, isOutdated, refetch } = usePreview(choice, changeNumber);
  if (choice.itemIds.length === 0) {
    return <EmptyState title={DELIVERABLES_MESSAGES.noneChosen} text={DELIVERABLES_MESSAGES.noneChosenText} />;
  }
  if (choice.itemIds.length > MAX_DELIVERABLE_ITEMS) {
    const text = DELIVERABLES_MESSAGES.tooManyText({ most: MAX_DELIVERABLE_ITEMS });
    return <EmptyState title={DELIVERABLES_MESSAGES.tooMany} text={text} />;
  }
  if (error !== null) {
    const title = DELIVERABLE_ERRORS.generationFailed({ deliverable: choice.deliverable.label() });
    return <LoadFailure title={title} {...referenceOf(error)} onRetry={() => void refetch()} />;
  }
  if (isPending || data === undefined) return <SkeletonRows rows={10} rowHeightPx={52} />;
  const title = DELIVERABLES_MESSAGES.previewOf({ deliverable: choice.deliverable.label() });
  return <Pages key={choice.deliverable.key} title={title} html={data} isOutdated={isOutdated} />;
}

interface PagesProps {
  readonly title: string;
  readonly html: string;
  /** Another choice is on its way. */
  readonly isOutdated: boolean;
}

/**
 * Scripts never run in the frame, and its styles apply through the page's nonce. It is of this page's origin, so that the
 * buttons beside it can scroll and scale it.
 */
function Pages({ title, html, isOutdated }: PagesProps) {
  const styles = useStyles();
  const frame = useFrame();
  const isNarrow = useMediaQuery(BREAKPOINTS.small);
  const pages = useMemo(() => pagesOf(html), [html]);
  const source = useMemo(() => framedDocument(html, fontFacesOfPage()), [html]);
  return (
    <div className={styles.desk}>
      <PreviewToolbar frame={frame} pages={pages} />
      <div className={styles.pages}>
        {!isNarrow && pages.length > 1 && <PageList pages={pages} page={frame.page} onShow={frame.show} />}
        <iframe
          ref={frame.ref}
          title={title}
          srcDoc={source}
          sandbox="allow-same-origin"
          aria-busy={isOutdated}
          className={mergeClasses(styles.page, isOutdated && styles.outdated)}
          onLoad={frame.onLoad}
        />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  desk: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: '60vh',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  pages: { display: 'flex', flexGrow: 1, minHeight: 0 },
  page: {
    flexGrow: 1,
    width: '100%',
    minWidth: 0,
    border: 'none',
    // Deliverables are white, whatever the theme.
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
  },
  outdated: { opacity: 0.6 },
});
