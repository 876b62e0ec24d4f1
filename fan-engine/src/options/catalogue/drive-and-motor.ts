import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../option-definition.ts';

/** Everything with a fan on a shaft; ceiling fans bring motor and drive with them. */
export const SHAFT_FANS = ['Exhaust', 'MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater'];

/** Variable Air Volume: frequency drives and what they make possible. */
export const VARIABLE_AIR_VOLUME_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1012,
    code: 'VFDF',
    group: OptionGroup.VariableAirVolume,
    description: 'Factory-mounted VFD',
    price: { base: 420, perHp: 78 },
    appliesTo: SHAFT_FANS,
    conditions: { phase: 3, isInduction: true },
    excludes: ['SC120', 'ECMD'],
    requiredWhen: 'drive is a VFD',
    includedWhen: 'drive is a VFD',
    isVfd: true,
  },
  {
    fanOptionId: 1013,
    code: 'VFDS',
    group: OptionGroup.VariableAirVolume,
    description: 'VFD shipped loose',
    price: { base: 360, perHp: 72 },
    appliesTo: SHAFT_FANS,
    conditions: { phase: 3, isInduction: true },
    excludes: ['VFDF', 'SC120', 'ECMD'],
    isVfd: true,
  },
  {
    fanOptionId: 1014,
    code: 'VAV2',
    group: OptionGroup.VariableAirVolume,
    description: '2-speed operation by VFD preset',
    price: { base: 180 },
    appliesTo: ['MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit', 'Exhaust'],
    conditions: { phase: 3, isInduction: true },
    requires: [['VFDF', 'VFDS']],
  },
];

/** Fan Motor: what can be changed on the motor itself. */
export const FAN_MOTOR_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1135,
    code: 'MEXP',
    group: OptionGroup.FanMotor,
    description: 'Explosion-proof motor (Class I Div 1)',
    price: { base: 0, motorFactor: 2.4 },
    appliesTo: ['Exhaust/UtilitySet', 'Exhaust/Axial'],
    conditions: { isInduction: true },
    // An explosion-proof motor is a closed one already.
    excludes: ['ECMD', 'VFDF', 'MTEFC'],
    enclosure: 'TEFC',
  },
  {
    fanOptionId: 1136,
    code: 'MTEFC',
    group: OptionGroup.FanMotor,
    description: 'TEFC enclosure',
    price: { base: 0, motorFactor: 1.12 },
    appliesTo: SHAFT_FANS,
    conditions: { isInduction: true },
    enclosure: 'TEFC',
  },
  {
    fanOptionId: 1137,
    code: 'MPRM',
    group: OptionGroup.FanMotor,
    description: 'Premium efficiency motor',
    price: { base: 0 },
    appliesTo: SHAFT_FANS,
    conditions: { phase: 3, least: 1 },
    requiredWhen: 'premium motor',
  },
];
