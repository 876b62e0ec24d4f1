import { Button, formatQuantity, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { RE_RATING_MESSAGES } from '../../messages/re-rating.generated.ts';
import { ReRatingTable } from './re-rating-table.tsx';
import { useReRating } from './use-re-rating.ts';

/** Where items are rated for, with the name of the place. */
export interface ReRatingSite {
  /** Feet above sea level. */
  readonly altitude: number;
  readonly place: string;
}

interface ReRatingDialogProps {
  readonly projectId: string;
  /** All items of the project where none are named. */
  readonly itemIds?: readonly string[] | undefined;
  /** Each item stays where it was specified for where none is named. */
  readonly site?: ReRatingSite | undefined;
  readonly onClose: () => void;
}

/** What would change if items were worked out today, to be taken item by item or as a whole. */
export default function ReRatingDialog({ projectId, itemIds, site, onClose }: ReRatingDialogProps) {
  const styles = useStyles();
  const reRating = useReRating({ projectId, itemIds, altitude: site?.altitude, onDone: onClose });
  const { isApplying, taken, problem } = reRating;
  const close = () => isApplying || onClose();
  return (
    <ClosableDialog
      title={RE_RATING_MESSAGES.title}
      closeLabel={RE_RATING_MESSAGES.close}
      onClose={close}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={close} disabledFocusable={isApplying}>
            {RE_RATING_MESSAGES.cancel}
          </Button>
          <Button appearance="primary" disabledFocusable={isApplying || taken.length === 0} onClick={reRating.apply}>
            {isApplying ? RE_RATING_MESSAGES.applying : RE_RATING_MESSAGES.apply({ count: taken.length })}
          </Button>
        </>
      }
    >
      <p className={styles.basis}>{basisOf(site)}</p>
      {problem !== null && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      <Preview reRating={reRating} />
    </ClosableDialog>
  );
}

function Preview({ reRating }: { readonly reRating: ReturnType<typeof useReRating> }) {
  const { items, hasFailed, retry, isTaken, take } = reRating;
  if (hasFailed) return <LoadFailure title={RE_RATING_MESSAGES.failed} onRetry={retry} />;
  if (items === null) {
    return (
      <div role="status" aria-label={RE_RATING_MESSAGES.working}>
        <SkeletonRows rows={4} rowHeightPx={48} />
      </div>
    );
  }
  if (items.length === 0) return <p>{RE_RATING_MESSAGES.none}</p>;
  return <ReRatingTable items={items} isTaken={isTaken} onTake={take} />;
}

function basisOf(site: ReRatingSite | undefined): string {
  if (site === undefined) return RE_RATING_MESSAGES.today;
  return RE_RATING_MESSAGES.atSite({ altitude: formatQuantity(site.altitude, 'length'), place: site.place });
}

const useStyles = makeStyles({
  surface: { maxWidth: '1040px', width: 'calc(100vw - 32px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  basis: { margin: 0, color: tokens.colorNeutralForeground3 },
});
