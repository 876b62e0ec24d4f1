import type { PanelId, PanelProps } from '@specbuilder/shared-contracts/platform';
import { defineFeature } from '../../feature/define-feature.ts';
import { LazyButtons } from './lazy-buttons.tsx';
import { panelsWithShortcut } from './panels-with-shortcut.ts';

export const SHORTCUTS = defineFeature({
  name: 'shortcuts',
  ports: ['firstScreenIdle', 'panels', 'remotes'],
  toolbar: LazyButtons,
  start({ panels, remotes }) {
    const offered = panelsWithShortcut(remotes);
    window.addEventListener('keydown', (event) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      const panel = offered.find(({ shortcut }) => shortcut === key);
      if (panel === undefined || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      void panels.open(panel.name as PanelId, {} as PanelProps[PanelId]);
    });
  },
});

/** A character that is typed into a field, or pressed over an unrelated dialog, is no shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *')
  );
}
