import type { AppLocation } from '@specbuilder/shared-contracts/platform';

/** Keeps the user where something would be lost. */
export interface LeaveGuard {
  /** Whether there is unsaved input right now. */
  isActive(): boolean;
  /** False keeps the user where they are. */
  request(to: AppLocation): Promise<boolean>;
}

interface MovePorts {
  readonly moveBy: (delta: number) => void;
  /** How many entries the browser has gone from the screen that is shown. */
  readonly moved: () => number;
  readonly place: () => AppLocation;
  readonly guard: () => LeaveGuard | null;
}

/**
 * Takes back a move of the browser's own buttons until the user confirms it. The browser has moved
 * already; single-spa, which listens after us, must not get the event and unmount the screen.
 *
 * @returns whether a popstate belongs to such a move and is to be left alone
 */
export function createMoveBlocker({ moveBy, moved, place, guard }: MovePorts): (event: Event) => boolean {
  let pending: { readonly delta: number; readonly to: AppLocation; isShown: boolean } | null = null;
  let isMeant = false;
  const request = async (move: NonNullable<typeof pending>): Promise<void> => {
    move.isShown = true;
    isMeant = (await guard()?.request(move.to)) ?? true;
    pending = null;
    if (isMeant) moveBy(move.delta);
  };
  return (event) => {
    const delta = moved();
    const isBlocked = pending !== null || (delta !== 0 && !isMeant && guard()?.isActive() === true);
    isMeant = false;
    if (!isBlocked) return false;
    event.stopImmediatePropagation();
    pending ??= { delta, to: place(), isShown: false };
    if (delta !== 0) moveBy(-delta);
    else if (!pending.isShown) void request(pending);
    return true;
  };
}
