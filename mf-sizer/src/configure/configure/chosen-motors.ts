import type { Platform } from '@specbuilder/shared-contracts/platform';
import { atom, createStore } from 'jotai';
import type { MotorChoice } from './motor-choice.ts';

/** Motors and voltages chosen in this visit, by result row; the ids alone, no server data. One store a mount. */
const chosenMotors = atom<Readonly<Record<string, MotorChoice>>>({});

/** The choice of one row, so that a choice draws no other row again. */
export function chosenMotor(key: string) {
  return atom(
    (get) => get(chosenMotors)[key],
    (_get, set, choice: MotorChoice) => set(chosenMotors, ({ [key]: _, ...others }) => ({ ...others, [key]: choice })),
  );
}

/** What was chosen last among the rows of a result. */
export function lastChosenMotor(resultId: string) {
  return atom((get) => Object.entries(get(chosenMotors)).findLast(([key]) => key.startsWith(`${resultId}:`))?.[1]);
}

const stores = new WeakMap<Platform, ReturnType<typeof createStore>>();

/** Where a mount keeps its choices, also while the options of a fan take the place of the results. */
export function choicesOf(platform: Platform) {
  const store = stores.get(platform) ?? createStore();
  stores.set(platform, store);
  return store;
}
