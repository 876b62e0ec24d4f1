import { type RefObject, useEffect, useRef } from 'react';
import { MAIN_ID } from '../frame/main-region.tsx';

/** What had the focus before the first of several panels that followed each other. */
let opener: Element | null = null;

/**
 * Focus of a panel that leaves the page usable (visual.md, section 17): F6 goes between panel and page, and what
 * opened it has the focus again when it closes.
 */
export function usePanelFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  if (isFirst.current) {
    isFirst.current = false;
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest('[role="dialog"]')) opener = focused;
  }
  useEffect(() => {
    if (!isOpen) return giveBack(panel.current);
    const change = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || panel.current === null) return;
      event.preventDefault();
      if (panel.current.contains(document.activeElement)) focusPage();
      else firstField(panel.current)?.focus();
    };
    document.addEventListener('keydown', change);
    return () => document.removeEventListener('keydown', change);
  }, [isOpen]);
  return panel;
}

/** Only when the focus would be lost: a link of the page that closed the panel keeps it. */
function giveBack(panel: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || panel?.contains(activeElement)) focusPage();
}

function focusPage(): void {
  const target = opener?.isConnected ? opener : document.getElementById(MAIN_ID);
  if (target instanceof HTMLElement) target.focus();
}

function firstField(panel: HTMLElement): HTMLElement | null {
  const fields = 'input:not([type="hidden"]):not([hidden]), textarea, select, [role="radio"][tabindex="0"]';
  return panel.querySelector<HTMLElement>(fields) ?? panel.querySelector<HTMLElement>('button, a[href]');
}
