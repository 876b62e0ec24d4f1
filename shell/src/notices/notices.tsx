import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';
import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { useEffect, useRef, useState } from 'react';

/** A server that is busy for a moment is not asked in a hurry. */
const TRY_AGAIN_MS = 5000;

interface NoticesProps {
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
}

/** Toasts and questions; the overlay kit comes with the first of them. */
export function Notices({ toasts, dialogs }: NoticesProps) {
  const active = useReadable(toasts.active);
  const question = useReadable(dialogs.current);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && (active.length > 0 || question !== null)) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <ResettableLazy
      load={() => import('./notice-regions.tsx')}
      props={{ toasts, dialogs }}
      fallback={null}
      failed={(retry) => <TryAgain retry={retry} asked={active.at(-1) ?? question} />}
    />
  );
}

interface TryAgainProps {
  readonly retry: () => void;
  /** What is to be shown; more of it asks at once. */
  readonly asked: object | null;
}

/** Whoever asked waits for an answer, so that what draws the question is fetched until it comes. */
function TryAgain({ retry, asked }: TryAgainProps) {
  const first = useRef(asked);
  const isNew = first.current !== asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry does the same, and the timer runs from the failure
  useEffect(() => {
    if (isNew) return retry();
    const timer = setTimeout(retry, TRY_AGAIN_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isNew]);
  return null;
}
