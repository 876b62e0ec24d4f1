import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarActions, MessageBarBody, ProgressBar } from '@specbuilder/shared-ui/data';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import type { Sizing } from './use-sizing.ts';

/** How many rows are sized, and what stopped it. */
export function SizingProgress({ sizing: { state, done, total, stop, resume } }: { readonly sizing: Sizing }) {
  const styles = useStyles();
  if (state === 'ready') return null;
  if (state === 'running') {
    return (
      <div className={styles.progress}>
        <ProgressBar aria-label={SCHEDULE_MESSAGES.sizing} value={done} max={Math.max(1, total)} />
        <span>{SCHEDULE_MESSAGES.progress({ done, total })}</span>
        <Button size="small" onClick={stop}>
          {SCHEDULE_MESSAGES.stop}
        </Button>
      </div>
    );
  }
  return (
    <MessageBar intent={state === 'failed' ? 'error' : 'info'}>
      <MessageBarBody>
        {state === 'failed' ? SCHEDULE_MESSAGES.failed : SCHEDULE_MESSAGES.stopped({ done, total })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={resume}>{state === 'failed' ? SCHEDULE_MESSAGES.tryAgain : SCHEDULE_MESSAGES.goOn}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

const useStyles = makeStyles({
  progress: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
  },
});
