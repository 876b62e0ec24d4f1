import type { MotorListPrice } from '@specbuilder/shared-contracts/api';
import { MOTOR_VOLTAGE_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { firstChoice, type MotorChoice } from './motor-choice.ts';

/** Motors and voltages chosen in this visit, by result row; the ids alone, no server data. */
const choicesAtom = atom<Readonly<Record<string, MotorChoice>>>({});

export const rowKey = (resultId: string, fanUnitId: number) => `${resultId}:${fanUnitId}`;

export interface MotorChoosing {
  readonly choice: MotorChoice | null;
  readonly choose: (choice: MotorChoice) => void;
  /** Ends the wait at once and says what is chosen, as when the fan is configured. */
  readonly settle: () => MotorChoice | null;
}

/** Motor and voltage of a row. A choice shows at once and is taken after 250 ms of rest (RES-013). */
export function useMotorChoice(key: string, motors: readonly MotorListPrice[]): MotorChoosing {
  const [choices, setChoices] = useAtom(choicesAtom);
  const [shown, setShown] = useState<MotorChoice | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taken = choices[key];
  const isOffered = (choice: MotorChoice | null | undefined) => motors.some(({ id }) => id === choice?.fanListId);
  const choice = [shown, taken].find(isOffered) ?? firstChoice(motors);

  const take = useCallback(
    (next: MotorChoice) => setChoices((before) => ({ ...before, [key]: next })),
    [key, setChoices],
  );
  const choose = (next: MotorChoice) => {
    setShown(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => take(next), MOTOR_VOLTAGE_DELAY_MS);
  };
  const settle = () => {
    clearTimeout(timer.current);
    if (choice !== null) take(choice);
    return choice;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { choice, choose, settle };
}
