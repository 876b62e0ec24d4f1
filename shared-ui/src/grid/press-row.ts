import type { MouseEvent } from 'react';

/** What a press anywhere in the row is for. */
const OF_ROW = '[data-row-toggle], [data-row-link]';
/** What takes a press itself. */
const OWN_PRESS = 'a, button, input, label, select, textarea, [role="checkbox"], [role="menuitem"]';

/** A press anywhere in a row is one on its toggle or link, but for what has presses of its own, and for marking its text. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target, metaKey, ctrlKey, shiftKey } = event;
  if (event.defaultPrevented || (target as Element).closest(OWN_PRESS) !== null) return;
  if (window.getSelection()?.toString()) return;
  // A link opens in another tab with the same keys as when it is pressed itself.
  const press = new window.MouseEvent('click', { bubbles: true, cancelable: true, metaKey, ctrlKey, shiftKey });
  row.querySelector(OF_ROW)?.dispatchEvent(press);
}
