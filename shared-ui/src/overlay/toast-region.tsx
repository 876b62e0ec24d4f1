import type { Readable, ToastOutcome } from '@specbuilder/shared-contracts/platform';
import { makeStyles, STICKY_FOOTER, useReadable } from '@specbuilder/shared-ui/core';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Toaster, useId, useToastController } from './fluent.ts';
import { StyleHooksProvider } from './fluent-style-hooks.ts';
import { freePlaceInHeader, type PlaceInHeader, WIDTH_IN_HEADER } from './place-in-header.ts';
import { type ShownToast, ToastCard } from './toast-card.tsx';
import { leaveTabToBrowser, WITHOUT_FOCUS_GROUPS } from './without-focus-groups.ts';

interface ToastRegionProps {
  readonly toasts: Readable<readonly ShownToast[]>;
  readonly onResolve: (id: string, outcome: ToastOutcome) => void;
}

/** Never more than four: a fifth waits (visual.md, section 17). */
const TOASTS_AT_ONCE = 4;
const NO_TIMEOUT = -1;

/** Bottom right, newest below; in the header what is meant for it and finds room there (`isInHeader`). Ctrl M moves focus to the newest, Escape dismisses it. None takes focus by itself. */
export function ToastRegion({ toasts, onResolve }: ToastRegionProps) {
  const styles = useStyles();
  const toasterId = useId('toaster');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const active = useReadable(toasts);
  const dispatched = useRef(new Set<string>());
  const [header, setHeader] = useState<PlaceInHeader | null>(null);
  // The first toast in a task after the region's own: in one they held a phone up for 0.15 s.
  const isDrawn = useDeferredValue(true, false);
  useEffect(() => {
    if (!isDrawn) return;
    for (const toast of active) {
      if (dispatched.current.has(toast.id)) continue;
      dispatched.current.add(toast.id);
      let outcome: ToastOutcome = { outcome: 'timeout' };
      const end = (next: ToastOutcome) => {
        outcome = next;
        dismissToast(toast.id);
      };
      const place = toast.isInHeader ? freePlaceInHeader() : null;
      if (place) setHeader(place);
      dispatchToast(<ToastCard toast={toast} isFlat={place !== null} onEnd={end} />, {
        toastId: toast.id,
        ...(place && { position: 'top-end' }),
        intent: toast.kind,
        timeout: toast.durationMs ?? NO_TIMEOUT,
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: toast.kind === 'error' ? 'assertive' : 'polite',
        root: { onKeyDownCapture: leaveTabToBrowser, onKeyDown: (event: KeyboardEvent) => endOnKey(event, end) },
        onStatusChange: (_, { status }) => {
          if (status === 'unmounted') onResolve(toast.id, outcome);
        },
      });
    }
  }, [isDrawn, active, dispatchToast, dismissToast, onResolve]);
  return (
    <StyleHooksProvider value={WITHOUT_FOCUS_GROUPS}>
      <Toaster
        toasterId={toasterId}
        className={styles.toasts}
        position="bottom-end"
        {...(header && { offset: { 'top-end': header } })}
        limit={TOASTS_AT_ONCE}
        shortcuts={{ focus: (event) => event.ctrlKey && event.key.toLowerCase() === 'm' }}
      />
    </StyleHooksProvider>
  );
}

/** Else Escape would end every toast there is, and each as if its time were over. */
function endOnKey(event: KeyboardEvent, end: (outcome: ToastOutcome) => void): void {
  if (event.key !== 'Escape' && event.key !== 'Delete') return;
  event.stopPropagation();
  end({ outcome: 'dismissed' });
}

/** Above a bar that sticks to the foot of the window, with what it was opened for. */
const useStyles = makeStyles({
  toasts: {
    marginBottom: `var(${STICKY_FOOTER}, 0px)`,
    '&[data-toaster-position="top-end"]': { width: `${WIDTH_IN_HEADER}px` },
  },
});
