import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { FanDocument } from '../../options/held-documents.ts';
import type { OptionDefinition } from '../../options/option-definition.ts';

/** Fan Information: papers that go with the fan, each where one is held. */
export const FAN_INFORMATION_OPTIONS: readonly OptionDefinition[] = [
  information(1138, 'FIDWG', 'Fan drawing', 'drawing'),
  information(1139, 'FIMAN', 'Installation manual', 'manual'),
  information(1140, 'FICUT', 'Cut sheet', 'cutSheet'),
];

/** HVLS mounting, base length and hardware. */
export const HVLS_OPTIONS: readonly OptionDefinition[] = [
  { ...mounting(1141, 'HMIB', 'I-beam mount kit', 220), isDefault: true },
  mounting(1142, 'HMPUR', 'Purlin / Z-beam mount kit', 260),
  mounting(1143, 'HMWB', 'Solid beam (glulam) mount kit', 240),
  mounting(1144, 'HMANG', 'Angle bracket L-beam mount', 280),
  { ...baseLength(1145, 'HB2', '2 ft mount base (extension)', 0), isDefault: true },
  baseLength(1146, 'HB4', '4 ft mount base', 85),
  baseLength(1147, 'HB6', '6 ft mount base', 140),
  baseLength(1148, 'HB10', '10 ft mount base', 240),
  { ...hardware(1149, 'HIG', 'Guy wire kit (4), standard', 0), requiredWhen: 'always' },
  hardware(1150, 'HISC', 'Safety cable, secondary', 60),
  hardware(1151, 'HIFI', 'Fire-alarm relay interface (72 s stop)', 180),
  hardware(1152, 'HICTL', 'Wall controller, touch screen, 1 fan', 290),
  hardware(1153, 'HIC24', 'Network controller, up to 24 fans', 640),
  hardware(1154, 'HICAB', 'Additional 50 ft control cable', 75),
];

/** Air Movement Control Components: ceiling fans and heaters working together. */
export const AIR_MOVEMENT_CONTROL_OPTIONS: readonly OptionDefinition[] = [
  airMovement(1159, 'AMC1', 'Air movement control: HVLS/heater thermostat link', 240),
  airMovement(1160, 'AMC2', 'Destratification controller, two sensors', 310),
];

function information(fanOptionId: number, code: string, description: string, document: FanDocument): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.FanInformation,
    description,
    price: { base: 0 },
    appliesTo: ['*'],
    conditions: { document },
  };
}

function mounting(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.HvlsMountingOptions,
    description,
    isRadio: true,
    price: { base },
    appliesTo: ['HighVolumeLowSpeed'],
  };
}

function baseLength(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return { ...mounting(fanOptionId, code, description, base), group: OptionGroup.HvlsMountBaseLength };
}

function hardware(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.HvlsInstallationHardware,
    description,
    price: { base },
    appliesTo: ['HighVolumeLowSpeed'],
  };
}

function airMovement(fanOptionId: number, code: string, description: string, base: number): OptionDefinition {
  return {
    fanOptionId,
    code,
    group: OptionGroup.AirMovementControlComponents,
    description,
    price: { base },
    appliesTo: ['HighVolumeLowSpeed', 'IndustrialHeater'],
  };
}
