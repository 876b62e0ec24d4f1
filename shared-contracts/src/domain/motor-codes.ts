/** How a listed motor is built: electronically commutated, or an induction motor of one phase or three. */
export const LISTED_MOTOR_KINDS = ['ThreePhase', 'SinglePhase', 'Ecm'] as const;
export type ListedMotorKind = (typeof LISTED_MOTOR_KINDS)[number];

/** What sets a motor's speed: a frequency drive or a dial sold with it, or the drive that ceiling fans have onboard. */
export const MOTOR_DRIVES = ['Vfd', 'SpeedControl', 'Onboard'] as const;
export type MotorDrive = (typeof MOTOR_DRIVES)[number];
