import * as z from 'zod/mini';
import {
  coolingHeatPumpSet,
  discharge,
  gasPressure,
  intakeSet,
  optionSetpoints,
  reheatCoilSet,
  returnAirSet,
  temperatureControlSet,
  valueChoice,
} from '../catalogue/option-sections.ts';
import { finite } from '../core/fields.ts';
import { fanItem, itemMotor } from './fan-item-response.ts';
import { itemFinding } from './item-finding.ts';
import { curbSet, optionsBundle, optionsDelta, validationResult } from './options.ts';

/** The extended sections of a configuration; empty where the fan has none of an option. */
const sectionSets = z.object({
  intake: intakeSet,
  discharges: z.array(discharge),
  gasTypes: z.array(valueChoice),
  insuranceRequirements: z.array(valueChoice),
  gasPressures: z.array(gasPressure),
  burnerCoils: z.array(valueChoice),
  temperatureControl: temperatureControlSet,
  returnAir: returnAirSet,
  coolingHeatPump: coolingHeatPumpSet,
  reheatCoil: reheatCoilSet,
  setpoints: z.array(optionSetpoints),
});
export type SectionSets = z.infer<typeof sectionSets>;

/** Of the site, the values at the duty and the versions, the most severe first; what the choices say is in `validation`. */
const configuredFindings = z.array(itemFinding);

/** Everything the options page shows of an item, calculated together. `item.rowVersion` is the number of its state. */
export const itemConfiguration = z.object({
  item: fanItem,
  options: optionsBundle,
  motors: z.array(itemMotor),
  curbs: curbSet,
  sections: sectionSets,
  validation: validationResult,
  findings: configuredFindings,
});
export type ItemConfiguration = z.infer<typeof itemConfiguration>;

/** How the fan was before a change, so that a screen can strike it through. */
const resize = z.object({
  before: z.object({
    cfm: finite,
    rpm: finite,
    totalBhp: finite,
    motorHorsepower: finite,
    totalStaticPressure: finite,
  }),
  motorChanged: z.boolean(),
});

/**
 * Response to every change of a configuration: the new configuration as a difference to the previous one.
 * Motors, curbs and sections are included when they differ, `bundle` when the caller did not request a trimmed
 * response, `section` in the calls of one section.
 */
export const optionSetResponse = z.object({
  delta: optionsDelta,
  bundle: z.optional(optionsBundle),
  item: fanItem,
  resize: z.nullable(resize),
  motors: z.optional(z.array(itemMotor)),
  curbs: z.optional(curbSet),
  sections: z.partial(sectionSets),
  validation: validationResult,
  findings: configuredFindings,
  section: z.optional(curbSet),
});
export type OptionSetResponse = z.infer<typeof optionSetResponse>;
