import { NAVIGATION_LOCK_MIN_PX } from '@specbuilder/shared-contracts/domain';

/** How the navigation is shown in the page. */
export type NavigationMode =
  /** Unfolded beside the page. */
  | 'open'
  /** A rail of icons; unfolds over the page while hovered. */
  | 'rail'
  /** Hidden behind a button, as on phones. */
  | 'drawer';

export interface NavigationState {
  /** What the user chose with the fold button; null leaves it to the screen. */
  readonly choice: 'open' | 'folded' | null;
  /** Rail unfolded over the page by hover or focus. */
  readonly isTemporarilyOpen: boolean;
  readonly isDrawerOpen: boolean;
}

export type NavigationAction =
  | { readonly type: 'fold-toggled'; readonly mode: NavigationMode }
  | { readonly type: 'hovered' }
  | { readonly type: 'left' }
  | { readonly type: 'drawer-toggled' }
  | { readonly type: 'closed' };

export const initialNavigation = (choice: NavigationState['choice']): NavigationState => ({
  choice,
  isTemporarilyOpen: false,
  isDrawerOpen: false,
});

export function navigationReducer(state: NavigationState, action: NavigationAction): NavigationState {
  switch (action.type) {
    case 'fold-toggled':
      return { ...state, choice: action.mode === 'open' ? 'folded' : 'open', isTemporarilyOpen: false };
    case 'hovered':
      return { ...state, isTemporarilyOpen: true };
    case 'left':
      return { ...state, isTemporarilyOpen: false };
    case 'drawer-toggled':
      return { ...state, isDrawerOpen: !state.isDrawerOpen };
    case 'closed':
      return { ...state, isTemporarilyOpen: false, isDrawerOpen: false };
  }
}

const PHONE_BELOW_PX = 640;

export const NAVIGATION_OPEN_WIDTH = '248px';
export const NAVIGATION_RAIL_WIDTH = '56px';

/**
 * Phones have a drawer, narrow windows a rail, wide ones what the user locked; without a choice the screens that
 * need the width fold it (visual.md, section 2).
 */
export function navigationMode(
  { choice }: NavigationState,
  windowWidthPx: number,
  screenFoldsNavigation: boolean,
): NavigationMode {
  if (windowWidthPx < PHONE_BELOW_PX) return 'drawer';
  if (windowWidthPx < NAVIGATION_LOCK_MIN_PX) return 'rail';
  if (choice !== null) return choice === 'open' ? 'open' : 'rail';
  return screenFoldsNavigation ? 'rail' : 'open';
}

/** Locked open: unfolded on a wide screen; opening a panel leaves it as it is (A-080, SHL-046). */
export function isLockedOpen(mode: NavigationMode): boolean {
  return mode === 'open';
}
