import type { Platform } from '@specbuilder/shared-contracts/platform';
import { type StyleHome, StyleHomeProvider, ThemeRoot } from '@specbuilder/shared-ui/core';
import { createRoot } from 'react-dom/client';
import type { Dialogs } from './dialogs.ts';
import type { Toasts } from './toasts.ts';

interface Notices {
  readonly platform: Platform;
  readonly toasts: Toasts;
  readonly dialogs: Dialogs;
  readonly home: StyleHome | null;
}

/** Draws toasts and dialogs of a host without a frame of its own, once the first one is requested. */
export function drawNotices({ platform, toasts, dialogs, home }: Notices): () => void {
  const container = document.createElement('div');
  const root = createRoot(container, { identifierPrefix: 'notices-' });
  const draw = async () => {
    stopWaiting();
    const { DialogRegion, ToastRegion } = await import('@specbuilder/shared-ui/overlay');
    (home?.portals ?? document.body).append(container);
    root.render(
      <StyleHomeProvider home={home}>
        <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
          <ToastRegion toasts={toasts.active} onResolve={toasts.resolve} />
          <DialogRegion current={dialogs.current} onResolve={dialogs.resolve} />
        </ThemeRoot>
      </StyleHomeProvider>,
    );
  };
  const stops = [toasts.active.subscribe(() => void draw()), dialogs.current.subscribe(() => void draw())];
  const stopWaiting = () => {
    for (const stop of stops) stop();
  };
  return () => {
    stopWaiting();
    root.unmount();
    container.remove();
  };
}
