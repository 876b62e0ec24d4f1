import type { AppLocation } from '@specbuilder/shared-contracts/platform';

/** Keeps the user where something would be lost. */
export interface LeaveGuard {
  /** Whether there is anything to ask about right now. */
  holds(): boolean;
  /** False keeps the user where he is. */
  ask(to: AppLocation): Promise<boolean>;
}

interface MovePorts {
  readonly moveBy: (delta: number) => void;
  /** How many entries the browser has gone from the screen that is shown. */
  readonly moved: () => number;
  readonly place: () => AppLocation;
  readonly guard: () => LeaveGuard | null;
}

/**
 * Takes back a move of the browser's own buttons until the user says whether he means it. The browser has moved
 * already; single-spa, which listens later, must not hear of it and take the screen away.
 *
 * @returns whether a popstate belongs to such a move and is to be left alone
 */
export function createHoldBack({ moveBy, moved, place, guard }: MovePorts): (event: Event) => boolean {
  let held: { readonly delta: number; readonly to: AppLocation; isAsked: boolean } | null = null;
  let isMeant = false;
  const ask = async (move: NonNullable<typeof held>): Promise<void> => {
    move.isAsked = true;
    isMeant = (await guard()?.ask(move.to)) ?? true;
    held = null;
    if (isMeant) moveBy(move.delta);
  };
  return (event) => {
    const delta = moved();
    const isHeld = held !== null || (delta !== 0 && !isMeant && guard()?.holds() === true);
    isMeant = false;
    if (!isHeld) return false;
    event.stopImmediatePropagation();
    held ??= { delta, to: place(), isAsked: false };
    if (delta !== 0) moveBy(-delta);
    else if (!held.isAsked) void ask(held);
    return true;
  };
}
