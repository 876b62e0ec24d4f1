/**
 * Where a menu of the toolbar stands. Fixed as the toolbar is: placed on the page, a menu was carried off by its
 * scrolling and caught up a frame later, and a click then met no item or another one.
 */
export const belowButton = (target: HTMLElement | null) =>
  ({ target, position: 'below', align: 'end', strategy: 'fixed' }) as const;
