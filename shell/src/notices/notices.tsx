import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';
import type { Dialogs, Toasts } from '@specbuilder/shared-ui/host';
import { useState } from 'react';

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
      failed={() => null}
    />
  );
}
