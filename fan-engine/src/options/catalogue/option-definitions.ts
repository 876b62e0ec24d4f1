import type { OptionDefinition } from '../option-definition.ts';
import { AIR_ACCESSORIES } from './air-accessories.ts';
import { CONSTRUCTION_OPTIONS } from './construction-options.ts';
import { FAN_DISCHARGE_OPTIONS, SQUARE_INLINE_OPTIONS } from './discharge-and-configuration.ts';
import { FAN_MOTOR_OPTIONS, VARIABLE_AIR_VOLUME_OPTIONS } from './drive-and-motor.ts';
import { ELECTRICAL_ACCESSORIES } from './electrical-accessories.ts';
import { FAN_CURB_OPTIONS } from './fan-curb.ts';
import {
  AIR_MOVEMENT_CONTROL_OPTIONS,
  FAN_INFORMATION_OPTIONS,
  HVLS_OPTIONS,
  POWERED_EXHAUST_TERMINALS,
} from './information-and-hvls.ts';
import { SERVICE_ACCESSORIES } from './service-accessories.ts';

/** Every option of the price book in the order of the option groups (2-sizing section 9), the standard ones by id. */
export const OPTION_DEFINITIONS: readonly OptionDefinition[] = [
  ...FAN_CURB_OPTIONS,
  ...VARIABLE_AIR_VOLUME_OPTIONS,
  ...FAN_DISCHARGE_OPTIONS,
  ...FAN_MOTOR_OPTIONS,
  ...[...ELECTRICAL_ACCESSORIES, ...AIR_ACCESSORIES, ...CONSTRUCTION_OPTIONS, ...SERVICE_ACCESSORIES].sort(
    (a, b) => a.fanOptionId - b.fanOptionId,
  ),
  ...FAN_INFORMATION_OPTIONS,
  ...HVLS_OPTIONS,
  ...POWERED_EXHAUST_TERMINALS,
  ...AIR_MOVEMENT_CONTROL_OPTIONS,
  ...SQUARE_INLINE_OPTIONS,
];
