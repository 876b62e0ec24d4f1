import type { OptionDefinition } from '../../options/option-definition.ts';
import { AIR_ACCESSORIES } from './air-accessories.ts';
import { FAN_INTAKE_OPTIONS } from './air-intake.ts';
import { BURNER_COIL_OPTIONS } from './burner-coil.ts';
import { CONSTRUCTION_OPTIONS } from './construction-options.ts';
import { COOLING_OPTIONS, REHEAT_OPTIONS } from './cooling.ts';
import { FAN_DISCHARGE_OPTIONS, SQUARE_INLINE_OPTIONS } from './discharge-and-configuration.ts';
import { FAN_MOTOR_OPTIONS, VARIABLE_AIR_VOLUME_OPTIONS } from './drive-and-motor.ts';
import { ELECTRICAL_ACCESSORIES } from './electrical-accessories.ts';
import { FAN_CURB_OPTIONS } from './fan-curb.ts';
import { FILTER_OPTIONS } from './filters.ts';
import { GAS_PRESSURE_OPTIONS, GAS_TYPE_OPTIONS, INSURANCE_OPTIONS } from './gas-train.ts';
import { HVAC_OPTIONS } from './hvac-accessories.ts';
import { AIR_MOVEMENT_CONTROL_OPTIONS, FAN_INFORMATION_OPTIONS, HVLS_OPTIONS } from './information-and-hvls.ts';
import { RETURN_AIR_OPTIONS, RETURN_VOLUME_OPTIONS } from './return-air.ts';
import { SERVICE_ACCESSORIES } from './service-accessories.ts';
import { TEMPERATURE_CONTROL_ACCESSORIES, TEMPERATURE_CONTROL_OPTIONS } from './temperature-control.ts';
import {
  CABINET_HEATER_OPTIONS,
  CONTROL_POWER_OPTIONS,
  PANEL_ACCESSORIES,
  POWERED_EXHAUST_TERMINALS,
} from './unit-wiring.ts';

const STANDARD_OPTIONS = [
  ...ELECTRICAL_ACCESSORIES,
  ...AIR_ACCESSORIES,
  ...CONSTRUCTION_OPTIONS,
  ...SERVICE_ACCESSORIES,
  ...PANEL_ACCESSORIES,
].sort((a, b) => a.fanOptionId - b.fanOptionId);

/** Every option of the price book in the order of the option groups (2-sizing section 9), the standard ones by id. */
export const OPTION_DEFINITIONS: readonly OptionDefinition[] = [
  ...FAN_CURB_OPTIONS,
  ...VARIABLE_AIR_VOLUME_OPTIONS,
  ...FAN_DISCHARGE_OPTIONS,
  ...FAN_INTAKE_OPTIONS,
  ...GAS_TYPE_OPTIONS,
  ...INSURANCE_OPTIONS,
  ...GAS_PRESSURE_OPTIONS,
  ...BURNER_COIL_OPTIONS,
  ...TEMPERATURE_CONTROL_OPTIONS,
  ...REHEAT_OPTIONS,
  ...COOLING_OPTIONS,
  ...CABINET_HEATER_OPTIONS,
  ...FAN_MOTOR_OPTIONS,
  ...HVAC_OPTIONS,
  ...RETURN_AIR_OPTIONS,
  ...RETURN_VOLUME_OPTIONS,
  ...FILTER_OPTIONS,
  ...STANDARD_OPTIONS,
  ...FAN_INFORMATION_OPTIONS,
  ...TEMPERATURE_CONTROL_ACCESSORIES,
  ...HVLS_OPTIONS,
  ...CONTROL_POWER_OPTIONS,
  ...POWERED_EXHAUST_TERMINALS,
  ...AIR_MOVEMENT_CONTROL_OPTIONS,
  ...SQUARE_INLINE_OPTIONS,
];
