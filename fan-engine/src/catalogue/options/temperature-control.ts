import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { AppliesTo, OptionDefinition } from '../../options/option-definition.ts';
import type { ControlFacts, ControlType, SetpointDefinition } from '../../options/section-facts.ts';
import { CONDITIONING_UNITS, HEATED } from './heated-units.ts';

/** Share of outdoor air from which nothing comes back. */
const MIXED_AIR_BELOW = 0.9999;
const MAXIMUM_DISCHARGE = 4;
const DISCHARGE_SETPOINTS: readonly SetpointDefinition[] = [
  setpoint(1, 'Occupied heating discharge', 70, 50, 110),
  { ...setpoint(2, 'Unoccupied heating', 60, 40, 90), isUnoccupied: true },
  { ...setpoint(3, 'Minimum discharge', 50, 40, 140), maximumOf: MAXIMUM_DISCHARGE },
  setpoint(MAXIMUM_DISCHARGE, 'Maximum discharge', 110, 60, 140),
];
const SPACE_SETPOINTS: readonly SetpointDefinition[] = [
  ...DISCHARGE_SETPOINTS,
  setpoint(5, 'Space heating', 70, 50, 90),
];

/** Temperature Control: exactly one for every unit that conditions air. */
export const TEMPERATURE_CONTROL_OPTIONS: readonly OptionDefinition[] = [
  {
    ...control(1044, 'TCD1', 'Discharge temperature control, keypad', 340, facts('discharge')),
    isDefault: true,
    // Outdoor air alone is brought to one temperature; a room that gets its own air back is kept at one.
    defaultWhen: [
      { appliesTo: ['HeatedMakeUpAir'], isRecirculating: false },
      { appliesTo: ['HvacUnit'], outdoorShare: { above: MIXED_AIR_BELOW } },
    ],
  },
  control(1045, 'TCD2', 'Discharge control with outdoor reset', 420, facts('discharge')),
  {
    ...control(1046, 'TCS1', 'Space temperature control, remote panel', 560, facts('space', { hasRemotePanel: true })),
    isDefault: true,
    defaultWhen: [
      { appliesTo: ['IndustrialHeater'], isRecirculating: false },
      { appliesTo: ['HvacUnit'], outdoorShare: { most: MIXED_AIR_BELOW } },
    ],
  },
  control(1047, 'TCS2', 'Space control, room override of discharge', 640, facts('space', { hasRemotePanel: true })),
  control(1048, 'TCB1', 'BMS: 0-10 V / 4-20 mA discharge setpoint', 480, facts('buildingManagement')),
  control(1049, 'TCB2', 'BMS: BACnet MS/TP or IP controller', 980, facts('buildingManagement')),
  {
    ...control(
      1050,
      'TCR8020',
      '80/20 recirculating, building pressure control',
      1180,
      facts('space', { hasRemotePanel: true, isRecirculating: true, is100PercentOutdoorAir: false }),
      // The 80/20 rule limits the combustion products of direct-fired heaters (ANSI Z83.18).
      ['HeatedMakeUpAir/DirectFired', 'IndustrialHeater'],
    ),
    conditions: { isRecirculating: true },
    isDefault: true,
  },
  {
    ...control(
      1051,
      'TCPB',
      'Paint booth control, spray/bake with purge timer',
      1640,
      facts('discharge', { hasRemotePanel: true, isPaintBooth: true }),
      ['HeatedMakeUpAir/DirectFired', 'HeatedMakeUpAir/IndirectFired'],
    ),
    // Solvent-laden air never comes back (NFPA 33).
    conditions: { isRecirculating: false },
  },
];

const WITH_REMOTE_PANEL = ['TCS1', 'TCS2', 'TCR8020', 'TCPB'];

/** Temperature Control Options. */
export const TEMPERATURE_CONTROL_ACCESSORIES: readonly OptionDefinition[] = [
  accessory(1052, 'TCOI', 'Outdoor-air intake firestat/interlock', 120),
  { ...accessory(1053, 'TCHL', 'High-limit discharge thermostat', 95), appliesTo: HEATED },
  { ...accessory(1054, 'TCFZ', 'Freezestat, low-limit cut-out', 140), appliesTo: HEATED },
  // Controls that come with a panel need no second one.
  { ...accessory(1055, 'TCRM', 'Remote panel, 25 ft cable', 210), excludes: WITH_REMOTE_PANEL },
  accessory(1056, 'TCSM', 'Smoke detector, supply', 260),
  // Counted with the space HMIs of the temperature control, of which the first is included.
  { ...accessory(1057, 'TCHMI', 'Space HMI, additional (up to 4)', 190), isListed: false },
];

function setpoint(
  typeId: number,
  description: string,
  value: number,
  minimum: number,
  maximum: number,
): SetpointDefinition {
  return { typeId, description, isUnoccupied: false, default: value, minimum, maximum };
}

function facts(controlType: ControlType, changes: Partial<ControlFacts> = {}): ControlFacts {
  return {
    controlType,
    hasRemotePanel: false,
    isPaintBooth: false,
    isRecirculating: false,
    allowsZeroHmis: controlType !== 'space',
    is100PercentOutdoorAir: true,
    is100PercentReturnAir: false,
    ...changes,
  };
}

function control(
  fanOptionId: number,
  code: string,
  description: string,
  base: number,
  controlFacts: ControlFacts,
  appliesTo: readonly AppliesTo[] = CONDITIONING_UNITS,
): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.TemperatureControl,
    description,
    isRadio: true,
    price: { base },
    appliesTo,
    control: controlFacts,
    setpoints: controlFacts.controlType === 'space' ? SPACE_SETPOINTS : DISCHARGE_SETPOINTS,
  };
}

function accessory(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.TemperatureControlOptions,
    description,
    price: { base },
    appliesTo: CONDITIONING_UNITS,
  };
}
