import { SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';
import type { RunFailure } from '../../results/session/sizer-state.ts';
import { WaitForTurn } from './wait-for-turn.tsx';

/** A run that failed without a line goes on by itself when that is back. */
export function useRunWhenOnline(failure: RunFailure | null, onRetry: () => void): void {
  const isOffline = failure?.isOffline === true;
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isOffline, onRetry]);
}

interface RunFailureCardProps {
  readonly failure: RunFailure;
  readonly onRetry: () => void;
}

/** A search that returned no rows: what failed, and a button to retry with the current form values. */
export function RunFailureCard({ failure, onRetry }: RunFailureCardProps) {
  const styles = useStyles();
  const { text, isOffline, waitSeconds } = failure;
  const card = useRef<HTMLDivElement>(null);
  // Rows of the search before may have been scrolled past the top.
  useEffect(() => {
    // Some browsers return a promise, which is not a valid effect cleanup; jsdom has no such function.
    void card.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  if (waitSeconds !== null) {
    return (
      <div ref={card} className={styles.room} data-testid="run-waits">
        <WaitForTurn seconds={waitSeconds} onOver={onRetry} />
      </div>
    );
  }
  return (
    <div ref={card} className={styles.room} data-testid="run-failure">
      <LoadFailure
        title={SIZING_ERRORS.sizingResultsFailed}
        text={isOffline ? SEARCH_MESSAGES.offlineText : SEARCH_MESSAGES.failedText({ text })}
        {...(failure.reference !== undefined && { reference: failure.reference })}
        onRetry={onRetry}
      />
    </div>
  );
}

const useStyles = makeStyles({
  room: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
});
