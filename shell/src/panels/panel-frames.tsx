import { ResettableLazy, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { OverlayFailed } from '../notices/overlay-failed.tsx';
import { tellFailure } from '../notices/tell-failure.ts';
import type { Shell } from '../shell.ts';

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ shell }: { readonly shell: Shell }) {
  const current = useReadable(shell.panels.current);
  const panel = useLastShown(current);
  const [lostKey, setLostKey] = useState<number | null>(null);
  if (panel === null || panel.key === lostKey) return null;
  const onFailed = () => {
    setLostKey(panel.key);
    shell.panels.closeAll('user');
    tellFailure(shell.services.toasts);
  };
  return (
    <ResettableLazy
      // The frames of all panels are one part of the page; only one that could not be fetched is begun anew.
      key={lostKey}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, shell, isOpen: current !== null }}
      fallback={null}
      failed={() => <OverlayFailed onFailed={onFailed} />}
    />
  );
}
