import type { Platform } from '@specbuilder/shared-contracts/platform';
import { ThemeRoot } from '@specbuilder/shared-ui/core';
import { createRoot } from 'react-dom/client';
import type { Dialogs } from './dialogs.ts';
import type { Toasts } from './toasts.ts';

/** Draws toasts and dialogs of a host without a frame of its own, once the first one is asked for. */
export function drawNotices(platform: Platform, toasts: Toasts, dialogs: Dialogs): () => void {
  const container = document.createElement('div');
  const root = createRoot(container, { identifierPrefix: 'notices-' });
  const draw = async () => {
    stopWaiting();
    const { DialogRegion, ToastRegion } = await import('@specbuilder/shared-ui/overlay');
    document.body.append(container);
    root.render(
      <ThemeRoot settings={platform.settings.get()} theme={platform.theme.get()}>
        <ToastRegion toasts={toasts.active} onResolve={toasts.resolve} />
        <DialogRegion current={dialogs.current} onResolve={dialogs.resolve} />
      </ThemeRoot>,
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
