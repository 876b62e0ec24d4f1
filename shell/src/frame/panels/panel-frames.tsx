import { ResettableLazy, useLastShown, useReadable } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import type { OpenPanel } from '../../composition/index.ts';
import type { Bound } from '../../feature/compose.ts';
import type { FeaturePanel } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { OverlayFailed } from '../../navigation/overlays/overlay-failed.tsx';
import { showFailureToast } from '../../navigation/overlays/show-failure-toast.ts';

interface PanelFramesProps {
  readonly ports: Pick<Ports, 'bus' | 'dialogs' | 'panels' | 'toasts'>;
  readonly featurePanels: readonly Bound<FeaturePanel>[];
}

/** Frame of the open panel; the overlay kit comes with the first one. */
export function PanelFrames({ ports, featurePanels }: PanelFramesProps) {
  const current = useReadable(ports.panels.current);
  const panel = useLastShown(current);
  const [lostKey, setLostKey] = useState<number | null>(null);
  if (panel === null || panel.key === lostKey) return null;
  const onFailed = () => {
    setLostKey(panel.key);
    ports.panels.closeAll('user');
    showFailureToast(ports.toasts);
  };
  return (
    <ResettableLazy
      // The frames of all panels are one part of the page; only one that could not be fetched is remounted.
      key={lostKey}
      load={() => import('./panel-frame.tsx')}
      props={{ panel, feature: featureOf(panel, featurePanels), ports, isOpen: current !== null }}
      fallback={null}
      failed={() => <OverlayFailed onFailed={onFailed} />}
    />
  );
}

/** The feature's panel that is open; undefined for a remote's. */
function featureOf(panel: OpenPanel, panels: readonly Bound<FeaturePanel>[]): Bound<FeaturePanel> | undefined {
  return panel.remote === null ? panels.find(({ entry }) => entry.name === panel.entry.name) : undefined;
}
