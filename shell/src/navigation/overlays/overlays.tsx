import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';
import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { loadOverlayRegions } from './load-overlay-regions.ts';

/** Gives a busy server time before the next retry. */
const TRY_AGAIN_MS = 5000;

export interface OverlaysProps {
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
}

/** Toasts and questions; the overlay kit comes with the first of them. */
export function Overlays({ toasts, dialogs }: OverlaysProps) {
  const active = useReadable(toasts.active);
  const question = useReadable(dialogs.current);
  const [isNeeded, setIsNeeded] = useState(false);
  if (!isNeeded && (active.length > 0 || question !== null)) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <ResettableLazy
      load={loadOverlayRegions}
      props={{ toasts, dialogs }}
      fallback={null}
      failed={(retry) => <TryAgain retry={retry} pending={active.at(-1) ?? question} />}
    />
  );
}

interface TryAgainProps {
  readonly retry: () => void;
  /** What is to be shown; a new one retries immediately. */
  readonly pending: object | null;
}

/** The caller awaits a result, so the code that draws the question is retried until it loads. */
function TryAgain({ retry, pending }: TryAgainProps) {
  const first = useRef(pending);
  const isNew = first.current !== pending;
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
