import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. The kit does so for its own triggers alone. A dialog below
 * that lost the focus to this one would stay hidden from screen readers, with the page behind it open to them.
 *
 * @returns ref of the dialog's surface
 */
export function useReturnFocus(isOpen: boolean): RefCallback<HTMLElement> {
  const opener = useRef<Element | null>(null);
  const surface = useRef<HTMLElement | null>(null);
  // Before the kit moves the focus into the dialog, which it does in an effect.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // What follows before the dialog has gone, as an error after a question, was opened by the same thing.
    const isFollowing = activeElement === body || surface.current?.contains(activeElement);
    if (isOpen && !isFollowing) opener.current = activeElement;
  }, [isOpen]);
  return useCallback((element: HTMLElement | null) => {
    surface.current = element;
    // The kit holds the focus until the surface is out of the page.
    if (element === null) setTimeout(() => giveBack(opener.current));
  }, []);
}

/** Only when the focus would be lost: who went on to something else keeps it. */
function giveBack(opener: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || !activeElement.isConnected;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
