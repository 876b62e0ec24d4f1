import { focusedElement } from '@specbuilder/shared-ui/core';
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
  const stopKeeping = useRef<(() => void) | null>(null);
  const rememberOpener = useCallback(() => {
    const focused = focusedElement();
    // What follows before the dialog has gone, as an error after a question, was opened by the same thing.
    const isFollowing = focused === document.body || surface.current?.contains(focused);
    if (!isFollowing) opener.current = focused;
  }, []);
  // Before the kit moves the focus into the dialog, which it does in an effect.
  useLayoutEffect(() => {
    if (isOpen) rememberOpener();
  }, [isOpen, rememberOpener]);
  return useCallback(
    (element: HTMLElement | null) => {
      surface.current = element;
      stopKeeping.current?.();
      stopKeeping.current = element === null ? null : keepFocusIn(element);
      if (element !== null) {
        rememberOpener();
        takeFocus(element);
      }
      // The kit holds the focus until the surface is out of the page.
      else setTimeout(() => giveBack(opener.current));
    },
    [rememberOpener],
  );
}

/**
 * What had the focus may leave an open dialog: a form that was saved, a list that another takes the place of. The
 * surface takes it then, so that Escape still closes and the Tab key goes on inside.
 *
 * @returns the way to end it
 */
function keepFocusIn(surface: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    if (!(last instanceof HTMLElement) || last.isConnected) return;
    const focused = focusedElement();
    if (focused !== null && focused !== document.body) return;
    last = null;
    takeFocus(surface);
  });
  surface.addEventListener('focusin', remember);
  observer.observe(surface, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    surface.removeEventListener('focusin', remember);
  };
}

/**
 * The kit focuses the first field in an effect after the dialog's first paint; Escape pressed between the two would
 * reach the page behind and leave the dialog open.
 */
function takeFocus(surface: HTMLElement): void {
  if (surface.contains(focusedElement())) return;
  surface.tabIndex = -1;
  surface.focus({ preventScroll: true });
}

/** Only when the focus would be lost: who went on to something else keeps it. */
function giveBack(opener: Element | null): void {
  const focused = focusedElement();
  const isLost = focused === null || focused === document.body || !focused.isConnected;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
