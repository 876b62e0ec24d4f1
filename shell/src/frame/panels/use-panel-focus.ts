import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { giveFocus, isFocusLost } from '../../navigation/focus/focus.ts';
import { MAIN_ID } from '../../navigation/focus/main-landmark.ts';

/** What had the focus before the first of several panels that followed each other. */
let opener: Element | null = null;

/**
 * Focus of a panel that leaves the page usable (visual.md, section 17): F6 goes between panel and page, and what
 * opened it has the focus again when it closes.
 */
export function usePanelFocus(isOpen: boolean): RefCallback<HTMLDivElement> {
  const panel = useRef<HTMLDivElement>(null);
  const isRequested = useRef(isOpen);
  const isFirst = useRef(true);
  if (isFirst.current) {
    isFirst.current = false;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest('[data-portal-node]')) opener = focused;
  }
  useEffect(() => {
    isRequested.current = isOpen;
    if (!isOpen) return giveBack(panel.current);
    const change = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || panel.current === null) return;
      event.preventDefault();
      if (panel.current.contains(document.activeElement)) focusPage();
      else firstField(panel.current)?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', change);
    return () => document.removeEventListener('keydown', change);
  }, [isOpen]);
  return useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    if (element !== null || isRequested.current) return;
    const page = document.getElementById(MAIN_ID);
    // A dialog holds the focus until it is out of the page, longer than it is open. A page that is taken out with its
    // panel takes no focus from the page that replaces it.
    setTimeout(() => page?.isConnected !== false && giveBack(null));
  }, []);
}

/** What loads into a panel after it opened takes the focus from the frame's own buttons, never from the page. */
export function enterContent(content: HTMLElement): void {
  const { activeElement } = document;
  const frame = content.closest('[role="dialog"], [role="alertdialog"]');
  const isWaiting = activeElement === document.body || frame?.contains(activeElement);
  if (isWaiting && !content.contains(activeElement)) firstField(content)?.focus({ preventScroll: true });
}

/** Only when the focus would be lost: a link of the page that closed the panel keeps it. */
function giveBack(panel: HTMLElement | null): void {
  if (isFocusLost() || panel?.contains(document.activeElement)) focusPage();
}

function focusPage(): void {
  const target = opener?.isConnected ? opener : document.getElementById(MAIN_ID);
  if (target instanceof HTMLElement) giveFocus(target);
}

function firstField(panel: HTMLElement): HTMLElement | null {
  const fields = 'input:not([type="hidden"]):not([hidden]), textarea, select, [role="radio"][tabindex="0"]';
  return panel.querySelector<HTMLElement>(fields) ?? panel.querySelector<HTMLElement>('button, a[href]');
}
