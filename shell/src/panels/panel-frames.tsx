import { ResettableLazy, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import { OverlayFailed } from '../notices/overlay-failed.tsx';
import { tellFailure } from '../notices/tell-failure.ts';
import type { Shell } from '../shell.ts';

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ shell }: { readonly shell: Shell }) {
  const current = useReadable(shell.panels.current);
  const panel = useLastShown(current);
  if (panel === null) return null;
  const onFailed = () => {
    if (current === null) return;
    shell.panels.closeAll('user');
    tellFailure(shell.services.toasts);
  };
  return (
    <ResettableLazy
      key={panel.key}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, shell, isOpen: current !== null }}
      fallback={null}
      failed={() => <OverlayFailed onFailed={onFailed} />}
    />
  );
}
