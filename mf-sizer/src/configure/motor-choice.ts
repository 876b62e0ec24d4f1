import type { MotorListPrice, MotorVoltage } from '@specbuilder/shared-contracts/api';

/** Motor and voltage of a result row, as the create payload names them. */
export interface MotorChoice {
  readonly fanListId: number;
  readonly motorId: number;
  readonly motorVoltageId: number;
}

/** What a job is wired with unless it says otherwise: 460 V three phase; single phase motors start at 115 V. */
const USUAL_THREE_PHASE_V = 460;

/** The voltage that a motor is offered with at first. */
function usualVoltage(motor: MotorListPrice): MotorVoltage | undefined {
  return motor.voltages.find(({ voltage }) => voltage === USUAL_THREE_PHASE_V) ?? motor.voltages[0];
}

/** Choice of a motor, keeping the voltage of before where the new motor has it. */
export function choiceOf(motor: MotorListPrice, requested?: MotorVoltage): MotorChoice | null {
  const same = motor.voltages.find(({ voltage, phase }) => voltage === requested?.voltage && phase === requested.phase);
  const voltage = same ?? usualVoltage(motor);
  return voltage === undefined ? null : { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
}

/** The choice before anybody chose: the recommended motor. */
export function firstChoice(motors: readonly MotorListPrice[]): MotorChoice | null {
  const motor = motors.find(({ isRecommended }) => isRecommended) ?? motors[0];
  return motor === undefined ? null : choiceOf(motor);
}

export function motorOf<M extends MotorListPrice>(motors: readonly M[], choice: MotorChoice | null): M | undefined {
  return motors.find(({ id }) => id === choice?.fanListId);
}
