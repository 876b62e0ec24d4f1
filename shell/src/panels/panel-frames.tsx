import { ResettableLazy, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import type { Shell } from '../shell.ts';

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ shell }: { readonly shell: Shell }) {
  const current = useReadable(shell.panels.current);
  const panel = useLastShown(current);
  if (panel === null) return null;
  return (
    <ResettableLazy
      key={panel.key}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, shell, isOpen: current !== null }}
      fallback={null}
      failed={() => null}
    />
  );
}
