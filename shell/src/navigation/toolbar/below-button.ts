/**
 * Position of a toolbar menu. Fixed like the toolbar: positioned on the page, a menu moved with its scrolling and
 * caught up a frame later, and a click then met no item or another one.
 */
export const belowButton = (target: HTMLElement | null) =>
  ({ target, position: 'below', align: 'end', strategy: 'fixed' }) as const;
