import { typicalVoltage } from './first-motor.ts';
import { horsepowerName } from './formats.ts';

/** Supplies that motors are named by, volts and phases. */
export const MOTOR_SUPPLIES = [
  '115/1',
  '230/1',
  '277/1',
  '208/3',
  '230/3',
  '460/3',
  '575/3',
  '190/3',
  '380/3',
] as const;
export type MotorSupply = (typeof MOTOR_SUPPLIES)[number];

/** Closed motors; open ones are what fans come with. */
export const STARTING_ENCLOSURES = ['TEFC'] as const;
export type StartingEnclosure = (typeof STARTING_ENCLOSURES)[number];

export const STARTING_DISCONNECTS = ['NEMA 1', 'NEMA 3R'] as const;
export type StartingDisconnect = (typeof STARTING_DISCONNECTS)[number];

/** What a project wants of the motors and switches of its fans. */
export interface StartingEquipment {
  readonly motorSupply?: MotorSupply | null | undefined;
  /** In place of it for motors below so many horsepower. */
  readonly smallMotorSupply?: MotorSupply | null | undefined;
  readonly smallMotorBelowHp?: number | null | undefined;
  readonly enclosure?: StartingEnclosure | null | undefined;
  readonly disconnect?: StartingDisconnect | null | undefined;
}

interface OfferedMotor<V> {
  readonly horsepower: number;
  readonly voltages: readonly V[];
}

/** The voltage that a new item has its motor at: that of the project for its size, else the typical one. */
export function firstVoltage<V extends { readonly voltage: number; readonly phase: number }>(
  motor: OfferedMotor<V>,
  equipment: StartingEquipment,
): V | undefined {
  return startingVoltage(motor, equipment) ?? typicalVoltage(motor);
}

/** Which of a motor's voltages is that of the project for its size. Undefined where it has none of it. */
export function startingVoltage<V extends { readonly voltage: number; readonly phase: number }>(
  { horsepower, voltages }: OfferedMotor<V>,
  { motorSupply, smallMotorSupply, smallMotorBelowHp }: StartingEquipment,
): V | undefined {
  const isSmall = smallMotorSupply != null && isBelow(horsepower, smallMotorBelowHp ?? 0);
  const supply = isSmall ? smallMotorSupply : motorSupply;
  return voltages.find(({ voltage, phase }) => `${voltage}/${phase}` === supply);
}

/** Whether a motor is of a smaller nameplate: 1/3 hp is 0.333 in one place and 0.3333 in another. */
function isBelow(horsepower: number, limit: number): boolean {
  return horsepower < limit && horsepowerName(horsepower) !== horsepowerName(limit);
}

/** What of several values is about motors and switches, every field given. */
export function equipmentOf({
  motorSupply = null,
  smallMotorSupply = null,
  smallMotorBelowHp = null,
  enclosure = null,
  disconnect = null,
}: StartingEquipment): Required<StartingEquipment> {
  return { motorSupply, smallMotorSupply, smallMotorBelowHp, enclosure, disconnect };
}
