import type { MotorListPrice } from '@specbuilder/shared-contracts/api';
import { MOTOR_VOLTAGE_DELAY_MS, type StartingEquipment } from '@specbuilder/shared-contracts/domain';
import { useDebouncedCall } from '@specbuilder/shared-ui/core';
import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { chosenMotor } from '../configure/chosen-motors.ts';
import { choiceAfter, firstChoice, type MotorChoice, motorOf } from '../configure/motor-choice.ts';

export const rowKey = (resultId: string, fanUnitId: number) => `${resultId}:${fanUnitId}`;

export interface MotorChoosing {
  readonly choice: MotorChoice | null;
  readonly choose: (choice: MotorChoice) => void;
  /** The choice of another motor: the voltage that was chosen, or the one that the project has for its size. */
  readonly choiceOf: (motor: MotorListPrice) => MotorChoice | null;
  /** Ends the wait immediately and returns the choice, as when the fan is configured. */
  readonly commit: () => MotorChoice | null;
}

/**
 * Motor and voltage of a row. A choice shows immediately and takes effect after a debounce of 250 ms (RES-013). A row
 * that closes drops what waits, while the options page sends it (`useDebouncedChange`): nothing was ordered yet.
 */
export function useMotorChoice(
  key: string,
  motors: readonly MotorListPrice[],
  equipment: StartingEquipment,
): MotorChoosing {
  const [stored, store] = useAtom(useMemo(() => chosenMotor(key), [key]));
  const [shown, setShown] = useState<MotorChoice | null>(null);
  const debounced = useDebouncedCall(store, MOTOR_VOLTAGE_DELAY_MS);
  const isOffered = (choice: MotorChoice | null | undefined) => motors.some(({ id }) => id === choice?.fanListId);
  const choice = [shown, stored].find(isOffered) ?? firstChoice(motors, equipment);

  const choiceOf = (motor: MotorListPrice) => choiceAfter({ motor: motorOf(motors, choice), choice }, motor, equipment);
  const choose = (next: MotorChoice) => {
    setShown(next);
    debounced.call(next);
  };
  const commit = () => {
    debounced.cancel();
    if (choice !== null) store(choice);
    return choice;
  };
  return { choice, choose, choiceOf, commit };
}
