import { atom } from 'jotai';
import type { MotorChoice } from './motor-choice.ts';

/** Motors and voltages chosen in this visit, by result row; the ids alone, no server data. One store a mount. */
const chosenMotors = atom<Readonly<Record<string, MotorChoice>>>({});

/** The choice of one row, so that a choice draws no other row again. */
export function chosenMotor(key: string) {
  return atom(
    (get) => get(chosenMotors)[key],
    (_get, set, choice: MotorChoice) => set(chosenMotors, (before) => ({ ...before, [key]: choice })),
  );
}
