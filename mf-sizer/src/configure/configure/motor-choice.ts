import type { MotorListPrice, MotorVoltage } from '@specbuilder/shared-contracts/api';
import { firstMotor, firstVoltage, type StartingEquipment } from '@specbuilder/shared-contracts/domain';

/** Motor and voltage of a result row, as the create payload names them. */
export interface MotorChoice {
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
}

/** Choice of a motor, keeping the previous voltage where the new motor has it; else that of the project. */
export function choiceOf(
  motor: MotorListPrice,
  requested?: MotorVoltage,
  equipment: StartingEquipment = {},
): MotorChoice | null {
  const same = motor.voltages.find(({ voltage, phase }) => voltage === requested?.voltage && phase === requested.phase);
  const voltage = same ?? firstVoltage(motor, equipment);
  return voltage === undefined ? null : { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
}

/**
 * Choice of another motor than the present one: at the voltage that was chosen, or at the one that the project has for its
 * size where the present one is at the voltage that it was offered with.
 */
export function choiceAfter(
  current: { readonly motor: MotorListPrice | undefined; readonly choice: MotorChoice | null },
  next: MotorListPrice,
  equipment: StartingEquipment,
): MotorChoice | null {
  const { motor, choice } = current;
  const isStarting =
    motor !== undefined && choiceOf(motor, undefined, equipment)?.motorVoltageId === choice?.motorVoltageId;
  const voltage = motor?.voltages.find(({ id }) => id === choice?.motorVoltageId);
  return choiceOf(next, isStarting ? undefined : voltage, equipment);
}

/** The choice before the user chose: the recommended motor, at the voltage that the project has for its size. */
export function firstChoice(motors: readonly MotorListPrice[], equipment: StartingEquipment = {}): MotorChoice | null {
  const motor = firstMotor(motors);
  return motor === undefined ? null : choiceOf(motor, undefined, equipment);
}

export function motorOf<M extends MotorListPrice>(motors: readonly M[], choice: MotorChoice | null): M | undefined {
  return motors.find(({ id }) => id === choice?.fanListId);
}
