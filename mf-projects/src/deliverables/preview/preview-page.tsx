import { MAX_DELIVERABLE_ITEMS } from '@specbuilder/shared-contracts/api';
import { DELIVERABLE_ERRORS, referenceOf } from '@specbuilder/shared-contracts/domain';
import { EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import type { PreviewChoice } from '../request.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPageProps {
  readonly choice: PreviewChoice;
  /** Of the project: another number means another deliverable. */
  readonly changeNumber: number;
}

/** The current deliverables (DLV-003). Scripts never run in them, and their styles apply through the page's nonce. */
export function PreviewPage({ choice, changeNumber }: PreviewPageProps) {
  const styles = useStyles();
  const { data, error, isPending, refetch } = usePreview(choice, changeNumber);
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
  if (isPending) return <SkeletonRows rows={10} rowHeightPx={52} />;
  return (
    <iframe
      title={DELIVERABLES_MESSAGES.previewOf({ deliverable: choice.deliverable.label() })}
      srcDoc={withNonce(data)}
      sandbox=""
      className={styles.page}
    />
  );
}

/** A page in a page has the policy of the one around it. */
function withNonce(html: string): string {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  return nonce === '' ? html : html.replaceAll('<style>', `<style nonce="${nonce}">`);
}

const useStyles = makeStyles({
  page: {
    flexGrow: 1,
    width: '100%',
    minHeight: '60vh',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // Deliverables are white, whatever the theme.
    backgroundColor: tokens.colorNeutralForegroundStaticInverted,
  },
});
