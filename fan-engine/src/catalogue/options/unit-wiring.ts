import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { OptionDefinition } from '../../options/option-definition.ts';
import { CONDITIONING_UNITS } from './heated-units.ts';

const SUPPLY_UNITS = ['MakeUpAir', 'HeatedMakeUpAir', 'HvacUnit'];

/** Cabinet Heater. */
export const CABINET_HEATER_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1077,
    code: 'CABH',
    group: OptionGroup.CabinetHeater,
    description: 'Control cabinet heater',
    price: { base: 165 },
    appliesTo: CONDITIONING_UNITS,
  },
];

/** Standard Options in the control panel of a supply unit. */
export const PANEL_ACCESSORIES: readonly OptionDefinition[] = [
  {
    fanOptionId: 1129,
    code: 'PREW',
    group: OptionGroup.StandardOptions,
    description: 'Prewire package',
    price: { base: 180 },
    appliesTo: ['HeatedMakeUpAir', 'HvacUnit'],
  },
  {
    fanOptionId: 1130,
    code: 'CAP',
    group: OptionGroup.StandardOptions,
    description: 'Interlock contactor for exhaust fan',
    price: { base: 110 },
    appliesTo: SUPPLY_UNITS,
  },
];

/** Heater Control Power Connection. */
export const CONTROL_POWER_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1155,
    code: 'HPC1',
    group: OptionGroup.HeaterControlPowerConnection,
    description: 'Heater control power: 120 V by transformer',
    isRadio: true,
    price: { base: 160 },
    appliesTo: ['HeatedMakeUpAir', 'IndustrialHeater'],
  },
  {
    fanOptionId: 1156,
    code: 'HPC2',
    group: OptionGroup.HeaterControlPowerConnection,
    description: 'Heater control power: field 120 V connection',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['HeatedMakeUpAir', 'IndustrialHeater'],
    isDefault: true,
  },
];

/** Powered Exhaust Terminals: starters of remote exhaust fans in the control panel of a supply unit. */
export const POWERED_EXHAUST_TERMINALS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1157,
    code: 'PET1',
    group: OptionGroup.PoweredExhaustTerminals,
    description: 'Terminal block for remote exhaust fan starter (0.5 hp 1 ph)',
    price: { base: 140 },
    appliesTo: SUPPLY_UNITS,
  },
  {
    fanOptionId: 1158,
    code: 'PET2',
    group: OptionGroup.PoweredExhaustTerminals,
    description: '3-phase exhaust fan starter, overload',
    price: { base: 290, perHp: 14 },
    appliesTo: SUPPLY_UNITS,
    // The starter takes its power from the panel of the unit.
    conditions: { phase: 3 },
    excludes: ['PET1'],
  },
];
