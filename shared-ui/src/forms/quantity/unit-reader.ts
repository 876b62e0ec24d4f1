import { useSyncExternalStore } from 'react';

/** What reads units: undefined before it is loaded, null where it could not be. */
type Units = typeof import('./typed-units.ts') | null | undefined;

let units: Units;
let loading: Promise<void> | null = null;
let reading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const unitReader = (): Units => units;

/** Renders again when units can be read, or cannot be loaded. */
export const useUnitReader = (): Units => useSyncExternalStore(subscribe, unitReader);

/** Loads what reads units, again where that failed before; a field does it when it gets the focus. Never rejects. */
export function loadUnits(): Promise<void> {
  const become = (next: Units) => {
    units = next;
    if (next === null) loading = null;
    for (const listener of listeners) listener();
  };
  loading ??= import('./typed-units.ts').then(become, () => become(null));
  return loading;
}

/** Runs once a text with a unit can be read, or is known not to be; forms are not sent before. */
export function whenUnitsAreLoaded(run: () => void): void {
  const done = loadUnits()
    .then(run)
    .then(() => {
      if (reading === done) reading = null;
    });
  reading = done;
}

/** Ends when every typed text is read; null where none is waiting. */
export const typedTextsRead = (): Promise<void> | null => reading;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
