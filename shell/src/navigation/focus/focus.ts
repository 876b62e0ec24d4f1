const ACTS = ['keydown', 'pointerdown'];

/** Nothing of the page has the focus, so that the keyboard would begin at its top. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Returns the focus to what opened something. A closing overlay may clear the focus again; until the user's next action
 * that is corrected.
 */
export function giveFocus(target: HTMLElement | null): void {
  if (target === null) return;
  const focus = () => target.focus({ preventScroll: true });
  focus();
  const again = () => setTimeout(() => isFocusLost() && focus());
  const leave = () => {
    target.removeEventListener('blur', again);
    for (const act of ACTS) document.removeEventListener(act, leave, true);
  };
  target.addEventListener('blur', again);
  for (const act of ACTS) document.addEventListener(act, leave, true);
}
