import * as z from 'zod/mini';
import { coolingRating, heaterRating, heatPumpValues } from '../catalogue/option-sections.ts';
import {
  catalogId,
  fanCategory,
  finite,
  nullableNumber,
  nullableText,
  projectItemType,
  rowVersion,
  text,
  uuid,
  versions,
} from '../core/fields.ts';
import { fanRating, motorListPrice, motorVoltage } from '../sizing/sizing-results.ts';
import { beltDrive } from './belt-drive.ts';
import { priceBreakdown } from './options.ts';

/** Motor of an item: a row of the motor list with its place in the price. */
export const itemMotor = z.extend(motorListPrice, { selected: z.boolean() });
export type ItemMotor = z.infer<typeof itemMotor>;

export const hvlsRating = z.object({
  diameter: finite,
  blades: finite,
  rpm: finite,
  cfm: finite,
  inputKw: finite,
  cfei: finite,
  noise: finite,
  coveredSquareFootage: finite,
});

/** What an option draws at full load; its heat in kW and its motor in hp, 0 without. */
const optionElectricity = z.object({
  code: text,
  description: text,
  heatKw: finite,
  horsepower: finite,
  phase: z.union([z.literal(1), z.literal(3)]),
  fullLoadAmps: finite,
});

/** The circuit of an option that has its own. */
const optionCircuit = z.extend(optionElectricity, {
  voltage: finite,
  minimumCircuitAmpacity: finite,
  maximumOvercurrentProtection: finite,
  /** kVA and kW of this circuit, which are not part of the unit's. */
  apparentPower: finite,
  inputKw: finite,
});

/** Electricity of the whole unit at full load; all but `ownCircuits` on the supply of its fan motor. */
export const unitElectricity = z.object({
  /** Of the whole unit, A: fan motor, compressors, condenser fans, electric heater and options. */
  fullLoadAmps: finite,
  motorAmps: finite,
  /** Rated load amps of the compressors, together. */
  compressorAmps: finite,
  condenserFanAmps: finite,
  heaterAmps: finite,
  /** Nameplate of each compressor and condenser fan, A; null without any. */
  compressors: z.nullable(z.object({ count: finite, ratedLoadAmps: finite, lockedRotorAmps: finite })),
  condenserFans: z.nullable(z.object({ count: finite, fullLoadAmps: finite })),
  /** Chosen options on the circuit of the unit, and those that have one of their own; older responses lack both. */
  options: z.optional(z.array(optionElectricity)),
  ownCircuits: z.optional(z.array(optionCircuit)),
  /** At the full-load amps, kVA. */
  apparentPower: finite,
  /** With the fan at its operating point, heater, compressors and options on, kW. */
  inputKw: finite,
});
export type UnitElectricity = z.infer<typeof unitElectricity>;

export const fanItem = z.object({
  /** The same value under the name that the specification gives it, in a project or not; older responses lack it. */
  projectItemId: z.optional(uuid),
  fanItemId: uuid,
  projectId: z.nullable(uuid),
  itemType: projectItemType,
  fanCategoryType: fanCategory,
  subFanCategoryType: finite,
  fanUnitId: catalogId,
  exhaustFanId: z.nullable(catalogId),
  /** Of supply units, which have no exhaustFanId. */
  supplyFanId: z.optional(z.nullable(catalogId)),
  modelDisplayAs: text,
  /** With what the options add to it, such as rotation and arrangement; older items have none. */
  modelNumber: z.optional(nullableText),
  description: text,
  pictogram: text,
  productDetailUrl: nullableText,
  resultId: uuid,
  tag: nullableText,
  qty: finite,
  notes: nullableText,
  /** What it serves or where it is; older responses lack it. */
  location: z.optional(nullableText),
  /** Of the unit without options, lb; older items have none. */
  weightLb: z.optional(nullableNumber),
  price: priceBreakdown,
  motor: itemMotor,
  /** The chosen supply, with the amps of the fan motor and the circuit of the whole unit. */
  voltage: motorVoltage,
  electricity: unitElectricity,
  /** Short-circuit current rating of the unit, kA; null where its catalogue does not say, absent for older items. */
  shortCircuitKa: z.optional(nullableNumber),
  /** Null for HVLS items, whose values are in `hvls`. */
  rating: z.nullable(fanRating),
  hvls: z.nullable(hvlsRating),
  /** Heater and cooling as chosen; older items have neither. */
  heating: z.optional(z.nullable(heaterRating)),
  cooling: z.optional(z.nullable(coolingRating)),
  /** What the heat pump version gives in winter; null without it. */
  heatPump: z.optional(z.nullable(heatPumpValues)),
  /** Of fans on belts, if their catalogue says; older items have none. */
  beltDrive: z.optional(z.nullable(beltDrive)),
  /** Address of the curve thumbnail, without origin. */
  image: text,
  isReadOnly: z.boolean(),
  versions,
  rowVersion,
});
export type FanItem = z.infer<typeof fanItem>;
