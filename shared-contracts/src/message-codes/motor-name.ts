import { horsepowerName } from '../domain/formats.ts';
import type { ListedMotorKind, MotorDrive } from '../domain/motor-codes.ts';
import { MOTOR_MESSAGES } from './messages/motor.generated.ts';

interface NamedMotor {
  readonly horsepower: number;
  readonly enclosure: string;
  readonly rpm: number;
  readonly motorKind: ListedMotorKind;
  readonly drive: MotorDrive | null;
}

/** What a motor's name is made of in the current language: '3/4 hp', 'ODP', '1,750 rpm', 'single phase', 'speed control'. */
export function motorParts({ horsepower, enclosure, rpm, motorKind, drive }: NamedMotor): string[] {
  // Three phases are the default and left out, but for ceiling fans they are the only difference between the motors.
  const isKindSaid = motorKind !== 'ThreePhase' || drive === 'Onboard';
  return [
    MOTOR_MESSAGES.size({ name: horsepowerName(horsepower) }),
    enclosure,
    MOTOR_MESSAGES.speed({ rpm }),
    ...(isKindSaid ? [MOTOR_MESSAGES.kind({ kind: motorKind })] : []),
    ...(drive === null || drive === 'Onboard' ? [] : [MOTOR_MESSAGES.drive({ drive })]),
  ];
}

/** What a motor is called where it is shown: a designation, which has no 'and' before its last part as a list would. */
export function motorName(motor: NamedMotor): string {
  return motorParts(motor).join(', ');
}
