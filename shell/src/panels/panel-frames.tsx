import { ResettableLazy, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import type { Panels } from '../composition/index.ts';

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ panels }: { readonly panels: Panels }) {
  const current = useReadable(panels.current);
  const panel = useLastShown(current);
  if (panel === null) return null;
  return (
    <ResettableLazy
      key={panel.key}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, panels, isOpen: current !== null }}
      fallback={null}
      failed={() => null}
    />
  );
}
