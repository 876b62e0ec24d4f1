import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';

/** Everything with a fan on a shaft; ceiling fans bring motor and drive with them. */
export const SHAFT_FANS = ['Exhaust', 'MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater'];

/** Exhaust fans with a frame of their own; a ceiling or cabinet fan is a sheet-metal box that hangs in a room. */
export const FRAMED_EXHAUST_FANS = [
  'Exhaust/UpblastDownblast',
  'Exhaust/UtilitySet',
  'Exhaust/Inline',
  'Exhaust/Axial',
];
export const FRAMED_FANS = [...FRAMED_EXHAUST_FANS, 'MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater'];

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
  {
    fanOptionId: 1015,
    code: 'VAVDCV',
    group: OptionGroup.VariableAirVolume,
    description: 'VAV package, 0-10 V / demand control',
    price: { base: 420 },
    appliesTo: ['MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit'],
    requires: [['VFDF', 'ECMD']],
    // A drive follows one signal.
    excludes: ['VAV2'],
  },
  {
    fanOptionId: 1016,
    code: 'VAVBP',
    group: OptionGroup.VariableAirVolume,
    description: 'VAV package, building pressure (photohelic)',
    price: { base: 760 },
    appliesTo: ['HeatedMakeUpAir', 'HvacUnit'],
    requires: [['VFDF', 'ECMD']],
    excludes: ['VAV2', 'VAVDCV'],
    setpoints: [
      { typeId: 21, description: 'Building pressure', isUnoccupied: false, default: 0.02, minimum: -0.1, maximum: 0.1 },
    ],
  },
  {
    fanOptionId: 1017,
    code: 'VAVDP',
    group: OptionGroup.VariableAirVolume,
    description: 'VAV package, duct static pressure',
    price: { base: 690 },
    appliesTo: ['HeatedMakeUpAir', 'HvacUnit'],
    requires: [['VFDF', 'ECMD']],
    excludes: ['VAV2', 'VAVDCV', 'VAVBP'],
    setpoints: [
      { typeId: 22, description: 'Duct static pressure', isUnoccupied: false, default: 1, minimum: 0.1, maximum: 2.5 },
    ],
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
