import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { ChoiceSet } from '../../options/group-rules.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';

const ALL_OUTDOOR = { outdoorShare: { above: 0.9999 } } as const;
const MIXED_AIR_UNIT = { appliesTo: ['HvacUnit'], outdoorShare: { most: ALL_OUTDOOR.outdoorShare.above } } as const;
const RETURN_UNITS = ['HvacUnit', 'IndustrialHeater', 'HeatedMakeUpAir/DirectFired'];

/** Places where return air can enter. */
export const RETURN_LOCATIONS: readonly (readonly string[])[] = [['RAB', 'RAS', 'RAE']];

/** Return Air Location and Damper Control: one place, and one way to share the airflow with the intake. */
export const RETURN_AIR_OPTIONS: readonly OptionDefinition[] = [
  // Straight down through the curb; a heater has a return only where one was asked for.
  {
    ...location(1086, 'RAB', 'Return air, bottom'),
    isDefault: true,
    defaultWhen: [MIXED_AIR_UNIT, { appliesTo: ['IndustrialHeater', 'HeatedMakeUpAir'] }],
  },
  location(1087, 'RAS', 'Return air, side'),
  location(1088, 'RAE', 'Return air, end'),
  {
    fanOptionId: 1089,
    code: 'RAN',
    group: OptionGroup.ReturnAirLocationAndDamperControl,
    choiceSet: ChoiceSet.ReturnLocation,
    description: 'No return (100% outdoor air)',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['HvacUnit'],
    excludes: ['RV100R', 'RVMIX'],
    isDefault: true,
    defaultWhen: [ALL_OUTDOOR],
  },
  {
    ...damperControl(1090, 'RDC1', 'Intake/return damper control: fixed position', 180),
    isDefault: true,
    defaultWhen: [MIXED_AIR_UNIT],
  },
  damperControl(1091, 'RDC2', 'Intake/return damper control: economizer modulating', 420),
  damperControl(1092, 'RDC3', 'Intake/return damper control: building pressure', 560),
];

/** Return Air Volume: how much of the airflow comes back. */
export const RETURN_VOLUME_OPTIONS: readonly OptionDefinition[] = [
  {
    fanOptionId: 1093,
    code: 'RV100R',
    group: OptionGroup.ReturnAirVolume,
    description: '100% return',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['HvacUnit'],
    isDefault: true,
    defaultWhen: [{ outdoorShare: { most: 0 } }],
  },
  {
    fanOptionId: 1094,
    code: 'RVMIX',
    group: OptionGroup.ReturnAirVolume,
    description: 'Mixed air, outdoor percentage entered',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['HvacUnit'],
    isDefault: true,
    defaultWhen: [{ outdoorShare: { above: 0, most: ALL_OUTDOOR.outdoorShare.above } }],
    setpoints: [{ typeId: 31, description: 'Outdoor air', isUnoccupied: false, default: 95, minimum: 0, maximum: 100 }],
  },
  {
    fanOptionId: 1095,
    code: 'RV100O',
    group: OptionGroup.ReturnAirVolume,
    description: '100% outdoor',
    isRadio: true,
    price: { base: 0 },
    appliesTo: ['HvacUnit'],
    isDefault: true,
    defaultWhen: [ALL_OUTDOOR],
  },
];

function location(fanOptionId: number, code: string, description: string): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.ReturnAirLocationAndDamperControl,
    choiceSet: ChoiceSet.ReturnLocation,
    description,
    isRadio: true,
    price: { base: 260 },
    pressure: { component: 'damper.mixing.box', face: 'cabinet' },
    appliesTo: RETURN_UNITS,
    conditions: { hasReturnAir: true },
  };
}

function damperControl(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.ReturnAirLocationAndDamperControl,
    choiceSet: ChoiceSet.ReturnDamperControl,
    description,
    isRadio: true,
    price: { base },
    appliesTo: ['HvacUnit'],
    requires: RETURN_LOCATIONS,
  };
}
