const FIRST_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])';

/** Ref of a menu: a menu that comes after its button was pressed has to take the focus to its first item by itself. */
export function focusFirstItem(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>(FIRST_ITEM)?.focus({ preventScroll: true });
}
