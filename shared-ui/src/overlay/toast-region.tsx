import type { Readable, ToastOutcome, ToastRequest } from '@specbuilder/shared-contracts/platform';
import { Link, useReadable } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import {
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useId,
  useToastController,
} from './fluent.ts';
import { OVERLAY_TEXTS } from './texts.ts';

interface ShownToast extends ToastRequest {
  readonly id: string;
}

interface ToastRegionProps {
  readonly toasts: Readable<readonly ShownToast[]>;
  readonly onResolve: (id: string, outcome: ToastOutcome) => void;
}

/** Never more than four: a fifth waits (visual.md, section 17). */
const TOASTS_AT_ONCE = 4;
const NO_TIMEOUT = -1;

/** Bottom right, newest below; Ctrl M moves focus to the newest, Escape dismisses it. None takes focus by itself. */
export function ToastRegion({ toasts, onResolve }: ToastRegionProps) {
  const toasterId = useId('toaster');
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const active = useReadable(toasts);
  const dispatched = useRef(new Set<string>());
  useEffect(() => {
    for (const toast of active) {
      if (dispatched.current.has(toast.id)) continue;
      dispatched.current.add(toast.id);
      let outcome: ToastOutcome = { outcome: 'timeout' };
      const end = (next: ToastOutcome) => {
        outcome = next;
        dismissToast(toast.id);
      };
      dispatchToast(<ToastCard toast={toast} onEnd={end} />, {
        toastId: toast.id,
        intent: toast.kind,
        timeout: toast.durationMs ?? NO_TIMEOUT,
        pauseOnHover: true,
        pauseOnWindowBlur: true,
        politeness: toast.kind === 'error' ? 'assertive' : 'polite',
        onStatusChange: (_, { status }) => {
          if (status === 'unmounted') onResolve(toast.id, outcome);
        },
      });
    }
  }, [active, dispatchToast, dismissToast, onResolve]);
  return (
    <Toaster
      toasterId={toasterId}
      position="bottom-end"
      limit={TOASTS_AT_ONCE}
      shortcuts={{ focus: (event) => event.ctrlKey && event.key.toLowerCase() === 'm' }}
    />
  );
}

function ToastCard({ toast, onEnd }: { readonly toast: ShownToast; readonly onEnd: (outcome: ToastOutcome) => void }) {
  const dismiss = (
    <ToastTrigger>
      <Link onClick={() => onEnd({ outcome: 'dismissed' })}>{OVERLAY_TEXTS.dismiss}</Link>
    </ToastTrigger>
  );
  return (
    <Toast data-testid="toast">
      <ToastTitle action={toast.actions ? undefined : dismiss}>{toast.title}</ToastTitle>
      {toast.text !== undefined && <ToastBody>{toast.text}</ToastBody>}
      {toast.actions && (
        <ToastFooter>
          {toast.actions.map((action) => (
            <Link key={action.id} onClick={() => onEnd({ outcome: 'action', actionId: action.id })}>
              {action.label}
            </Link>
          ))}
        </ToastFooter>
      )}
    </Toast>
  );
}
