import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';
import type { Panels } from '../composition/index.ts';

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ panels }: { readonly panels: Panels }) {
  const panel = useReadable(panels.current);
  if (panel === null) return null;
  return (
    <ResettableLazy
      key={panel.key}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, panels }}
      fallback={null}
      failed={() => null}
    />
  );
}
