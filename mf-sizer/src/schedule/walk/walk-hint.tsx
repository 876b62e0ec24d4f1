import { makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { SCHEDULE_MESSAGES } from '../../messages/schedule.generated.ts';

export const WALK_HINT_ID = 'schedule-walk-hint';

/** How the keyboard leads through the questions, and what is said of each step. */
export function WalkHint({ count, hint }: { readonly count: number; readonly hint: string }) {
  const styles = useStyles();
  return (
    <>
      {count > 0 && (
        <span id={WALK_HINT_ID} className={styles.hint}>
          {SCHEDULE_MESSAGES.walkHint}
        </span>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{hint}</span>
      </VisuallyHidden>
    </>
  );
}

const useStyles = makeStyles({
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    // A finger has no keys; it still describes the questions.
    '@media (pointer: coarse)': { display: 'none' },
  },
});
