import { statusOf } from '@specbuilder/shared-contracts/client';
import { RouteError, SIZING_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useEffect } from 'react';
import { LINKS_MESSAGES } from '../../messages/links.generated.ts';
import { statusText } from '../../results/session/use-sizing-run.ts';
import { useSearchContext } from './use-search-context.ts';

interface StartQueries<D, R, K> {
  /** Specification of a fresh search at the address. */
  readonly defaults: {
    readonly data: D | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The result whose id is in the address, if there is one. */
  readonly stored: { readonly data: R | undefined; readonly error: Error | null; readonly isPending: boolean };
  /** What the brand's catalogue says about the search. */
  readonly offered: { readonly data: K | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly resultId: string | null;
  /** What is sized where the result of the address is none. */
  readonly instead: Instead;
  /** The item that another fan is chosen for is still to come. */
  readonly isItemPending: boolean;
}

/** What every search loads before it opens, and what became of it. */
export function useStartQueries<D, R, K>({
  defaults,
  stored,
  offered,
  resultId,
  instead,
  isItemPending,
}: StartQueries<D, R, K>) {
  const { isReady, ...ofProject } = useSearchContext();
  useStoredFailure(stored.error, instead);
  const isStoredPending = resultId !== null && stored.isPending;
  const isLoaded = isReady && offered.data !== undefined && !isStoredPending && !isItemPending;
  const failure = defaults.error ?? offered.error;
  const isRejected = defaults.error !== null && (statusOf(defaults.error) ?? 500) < 500;
  const again = () => {
    for (const { error, refetch } of [defaults, offered]) if (error !== null) refetch();
  };
  return {
    /** Null until everything is there. */
    defaults: (isLoaded ? defaults.data : null) ?? null,
    catalogue: offered.data ?? null,
    ...ofProject,
    /** No specification exists for the address: the page cannot open ('Bad State'). */
    error: isRejected ? new RouteError('Bad State', { cause: failure }) : null,
    /** The server did not respond; tries again. */
    retry: failure !== null && !isRejected ? again : null,
  };
}

type Instead = 'own criteria' | 'criteria of the address' | 'nothing';

/** A stored result that is gone is sized again; another user's result is reported, as is any other failure. */
function useStoredFailure(error: Error | null, instead: Instead): void {
  const { toasts, log } = usePlatform();
  useEffect(() => {
    if (error === null) return;
    if (statusOf(error) === 404) {
      if (instead === 'own criteria') return;
      const text = instead === 'criteria of the address' ? LINKS_MESSAGES.sizedAgain : LINKS_MESSAGES.requestLink;
      void toasts.show({ kind: 'info', title: LINKS_MESSAGES.noResult, text, durationMs: TOAST_MS.failure });
      return;
    }
    log.error(SIZING_ERRORS.sizingResultsFailed, error);
    void toasts.show({
      kind: 'error',
      title: SIZING_ERRORS.sizingResultsFailed,
      text: statusText(error),
      durationMs: TOAST_MS.sizingError,
    });
  }, [error, instead, toasts, log]);
}
