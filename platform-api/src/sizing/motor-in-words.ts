import type { ListedMotorKind, MotorDrive } from '@specbuilder/shared-contracts/domain';
import { motorParts } from '@specbuilder/shared-contracts/messages';
import type { CodedMotor } from '../core/index.ts';

/** A motor as the specification calls return it: with the parts of its name in the caller's language. */
export function motorInWords<M extends CodedMotor>(motor: M): M & { readonly motor: string[] } {
  const coded = codedMotor(motor);
  return { ...coded, motor: motorParts(coded) };
}

/** A motor as servers write it since migration 0005, which is most of them as they are. */
export function codedMotor<M extends FormerMotor>(motor: M): M {
  const codes = codesOfFormerMotor(motor);
  return codes === null ? motor : { ...motor, ...codes };
}

/** What a server wrote before motors had codes (migration 0005): the parts of the name, in the words of its caller. */
interface FormerMotor {
  readonly motorId: number;
  readonly isEcm: boolean;
  readonly motorKind?: ListedMotorKind;
  readonly motor?: readonly string[];
}

/** Motor ids of ceiling fans begin with it; their drive is onboard. */
const CEILING_FAN_DIGIT = 5;

/** Servers are restarted one by one, so that a former one may write such a motor after the migration. */
function codesOfFormerMotor({ motorId, isEcm, motorKind, motor }: FormerMotor): Partial<CodedMotor> | null {
  if (motorKind !== undefined || motor === undefined) return null;
  const has = (...words: readonly string[]) => words.some((word) => motor.includes(word));
  const single: ListedMotorKind = has('single phase', 'monofásico') ? 'SinglePhase' : 'ThreePhase';
  const bought: MotorDrive | null = has('VFD')
    ? 'Vfd'
    : has('speed control', 'control de velocidad')
      ? 'SpeedControl'
      : null;
  const isOnboard = Math.floor(motorId / 10_000) === CEILING_FAN_DIGIT;
  return { motorKind: isEcm ? 'Ecm' : single, drive: isOnboard ? 'Onboard' : bought };
}
