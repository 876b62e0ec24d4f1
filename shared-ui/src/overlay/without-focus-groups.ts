import type { KeyboardEvent } from 'react';
import type { StyleHooks } from './fluent-style-hooks.ts';

const GROUP = 'data-tabster';

/**
 * Fluent holds the Tab key within a toast until it is dismissed, with hidden elements at its ends and at those of the
 * list that take the focus for a moment (axe's aria-hidden-focus). Without, the Tab key goes through the toasts in their
 * order and on; Escape, the shortcut and the arrow keys from one to another are no part of the groups.
 */
export const WITHOUT_FOCUS_GROUPS: StyleHooks = {
  useToasterStyles_unstable: leaveGroups,
  useToastContainerStyles_unstable: leaveGroups,
};

/** Of every part of a toast, and of the list at every place of the window. */
function leaveGroups(state: unknown): void {
  for (const part of Object.values(state as object)) {
    if (typeof part === 'object' && part !== null && GROUP in part) Object.assign(part, { [GROUP]: undefined });
  }
}

/** Fluent moves the Tab key from a toast to its content, backwards too, so that a user could not leave it that way. */
export function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target === event.currentTarget) event.stopPropagation();
}
