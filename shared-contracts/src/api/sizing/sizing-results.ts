import * as z from 'zod/mini';
import { DriveType } from '../../domain/enumerations.ts';
import { EXCLUSION_REASONS } from '../../domain/exclusion-reasons.ts';
import { LISTED_MOTOR_KINDS, MOTOR_DRIVES } from '../../domain/motor-codes.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { UNIT_PARTS } from '../../domain/unit-parts.ts';
import { coolingRating, heaterRating } from '../catalogue/option-sections.ts';
import { exhaustSupplySpecification, hvlsSpecification } from '../catalogue/specification.ts';
import { catalogId, fanCategory, finite, nullableNumber, nullableText, text, uuid, versions } from '../core/fields.ts';
import { message } from '../core/message.ts';

export const motorVoltage = z.object({
  /** motorVoltageId of the create payload. */
  id: catalogId,
  motorId: catalogId,
  voltage: finite,
  /** Nameplate text, '208-230' where one winding takes both. */
  display: text,
  phase: z.union([z.literal(1), z.literal(3)]),
  fullLoadAmps: finite,
  /** Minimum circuit ampacity and largest overcurrent device, A. */
  minimumCircuitAmpacity: finite,
  maximumOvercurrentProtection: finite,
});
export type MotorVoltage = z.infer<typeof motorVoltage>;

/** One fan and motor of a result row. `id` is the fanListId of the create payload. */
export const motorListPrice = z.object({
  id: catalogId,
  motorId: catalogId,
  horsepower: finite,
  /** Text parts of its name in the caller's language: '1/2 hp', 'ODP', '1,750 rpm'. */
  motor: z.array(text),
  motorKind: z.enum(LISTED_MOTOR_KINDS),
  /** What sets its speed; null where nothing does. */
  drive: z.nullable(z.enum(MOTOR_DRIVES)),
  rpm: finite,
  enclosure: text,
  isEcm: z.boolean(),
  /** Nominal full-load efficiency, %. */
  efficiency: finite,
  /** Motor nameplate over the power it must give, %, 0 = none left. */
  marginPercent: finite,
  usesServiceFactor: z.boolean(),
  isRecommended: z.boolean(),
  price: finite,
  voltages: z.array(motorVoltage),
});
export type MotorListPrice = z.infer<typeof motorListPrice>;

/** A required choice, as it is made on a new item: the default, which the user did not request. */
export const usualChoice = z.object({ fanOptionId: catalogId, description: text });
export type UsualChoice = z.infer<typeof usualChoice>;

/** A result value that some categories lack. */
const optionalValue = z.object({ value: nullableNumber });

export const fanEnergy = z.object({
  /** Fan energy index, AMCA 208. */
  fei: finite,
  /** Fan electrical input power of the selection, kW. */
  fep: finite,
  /** Limit that applies, or null below 1 hp nameplate where 90.1 exempts. */
  feiLimit: nullableNumber,
  meetsLimit: z.nullable(z.boolean()),
  pressureBasis: z.enum(['total', 'static']),
});

const octaves = z.array(finite).check(z.length(8));

/** Values of a fan at its duty; the same shape for a result row and for a configured item. */
export const fanRating = z.object({
  cfm: finite,
  /** Requested airflow; a fixed speed may deliver more. */
  requiredCfm: finite,
  /** Requested external pressure, pressure of options, and the sum that the fan delivers, in. w.g. */
  externalStaticPressure: finite,
  optionStaticPressure: finite,
  totalStaticPressure: finite,
  /** How much of the sum the parts of the unit itself take, at the requested airflow. */
  unitLosses: z.array(z.object({ part: z.enum(UNIT_PARTS), staticPressure: finite })),
  /** The sum at the requested airflow with every digit, which a live curve is drawn by; ratings of engines before 2.6 lack it. */
  requiredStaticPressure: z.optional(finite),
  /** Whether a frequency drive feeds the motor, built in or as an option; ratings of engines before 2.6 lack it. */
  hasVfd: z.optional(z.boolean()),
  rpm: finite,
  maximumRpm: finite,
  /** Shaft power without, and with belt loss, hp. */
  bhp: finite,
  totalBhp: finite,
  /** Static and total efficiency, %. */
  staticEfficiency: finite,
  totalEfficiency: finite,
  /** Feet per minute. */
  outletVelocity: finite,
  tipSpeed: finite,
  /** Class of construction, 'I' to 'III', null for unclassed fans. */
  fanClass: nullableText,
  /** Airflow over the stall airflow on the same system, %. */
  surgeMargin: finite,
  /** Electrical input of motor, belt and drive, kW. */
  inputKw: finite,
  /** Electrical input per airflow, W/cfm. */
  specificFanPower: finite,
  /** Air density at the fan, lb/ft3. */
  density: finite,
  energy: fanEnergy,
  soundSones: finite,
  soundDba: finite,
  /** Distance of sones and dBA, ft. */
  soundDistance: finite,
  /** A-weighted sound power on the path that sones and dBA are of, dB re 1 pW; null for older ratings. */
  soundLwa: z.optional(nullableNumber),
  /** Noise criterion at the distance in a free field; null below NC 15, above NC 70 and for older ratings. */
  soundNc: z.optional(nullableNumber),
  /** Outlet sound power by octave band, dB re 1 pW, 63 Hz to 8 kHz. */
  soundPower: octaves,
  /** The same at the inlet, and what the housing radiates. */
  inletSoundPower: octaves,
  radiatedSoundPower: octaves,
});
export type FanRating = z.infer<typeof fanRating>;

/** What lists and comparisons of fans show of a rating. */
const LISTED_VALUES = {
  cfm: true,
  totalStaticPressure: true,
  rpm: true,
  totalBhp: true,
  staticEfficiency: true,
  surgeMargin: true,
  inputKw: true,
  specificFanPower: true,
  density: true,
  energy: true,
  soundSones: true,
  soundDba: true,
  soundDistance: true,
} as const;

/** The same for a row requested as listed; the other values of a rating come with the full row. */
const listedRating = z.extend(z.pick(fanRating, LISTED_VALUES), z.partial(z.omit(fanRating, LISTED_VALUES)).shape);

/** A motor that a row can have, with the fan values that depend on it; ceiling fans have one motor each. */
export const ratedMotor = z.extend(motorListPrice, {
  figures: z.optional(z.pick(fanRating, { inputKw: true, specificFanPower: true, energy: true })),
});
export type RatedMotor = z.infer<typeof ratedMotor>;

export const exhaustSupplyRow = z.object({
  fanUnitId: catalogId,
  exhaustFanId: z.nullable(catalogId),
  supplyFanId: z.nullable(catalogId),
  modelDisplayAs: text,
  modelCode: text,
  /** What the model is in a few words: 'Utility set, backward-inclined, belt'. */
  description: text,
  pictogram: text,
  driveType: numeric(DriveType),
  /** 'Belt', 'Direct', 'Direct, VFD', 'Direct, ECM', 'Direct, speed control'. */
  driveText: text,
  /** Why the row has its rank. */
  rankReason: message,
  isRecommended: z.boolean(),
  meetsEveryCriterion: z.boolean(),
  /** Which criterion it misses; null where it meets every criterion. */
  missed: z.nullable(message),
  efficiency: finite,
  ieer: nullableNumber,
  rpm: finite,
  minimumTemperatureRise: optionalValue,
  maximumDischargeTemperature: optionalValue,
  isEcm: z.boolean(),
  totalBhp: finite,
  motorHorsepower: finite,
  tonnage: nullableNumber,
  soundSones: finite,
  coolingLat: nullableNumber,
  /** Electrical input of the recommended motor, kW. */
  kilowattHour: finite,
  /** Budget price with the recommended motor and every option that a new item begins with, USD. */
  price: finite,
  unitPrice: finite,
  usualChoices: z.array(usualChoice),
  coolingOptions: z.array(z.object({ tonnage: optionalValue, ieer: optionalValue })),
  isNoCooling: z.boolean(),
  motorListPrices: z.array(motorListPrice),
  /** Of the unit without options, lb; null where the maker has none measured. */
  weightLb: nullableNumber,
  /** Standards that a test laboratory lists the line to, as 'UL 762'. */
  listings: z.array(text),
  productDetailUrl: nullableText,
  rating: fanRating,
  /** Heater at the duty, null without one. */
  heating: z.nullable(heaterRating),
  /** Cooling coil and condensing section at the design conditions, null without. */
  cooling: z.nullable(coolingRating),
});
export type ExhaustSupplyRow = z.infer<typeof exhaustSupplyRow>;

/**
 * A row as a result set has it: whole, or with `rows: 'listed'` without what its opening shows, each motor with the voltage
 * it is offered with at first alone.
 */
export const exhaustSupplyListRow = z.extend(exhaustSupplyRow, { rating: listedRating });
export type ExhaustSupplyListRow = z.infer<typeof exhaustSupplyListRow>;
export const LISTED_VALUE_NAMES = Object.keys(LISTED_VALUES) as (keyof typeof LISTED_VALUES)[];

export const hvlsRow = z.object({
  fanUnitId: catalogId,
  exhaustFanId: catalogId,
  modelDisplayAs: text,
  modelCode: text,
  description: text,
  pictogram: text,
  rankReason: message,
  isRecommended: z.boolean(),
  /** Feet. */
  diameter: finite,
  horsepower: finite,
  blades: finite,
  rpm: finite,
  cfm: finite,
  /** dBA at 20 ft. */
  noise: finite,
  coveredSquareFootage: finite,
  recommendedQty: finite,
  kilowattHour: finite,
  /** Ceiling fan energy index. */
  cfei: finite,
  /** Of one fan with the options that a new item begins with, USD. */
  price: finite,
  unitPrice: finite,
  usualChoices: z.array(usualChoice),
  motorListPrices: z.array(motorListPrice),
  /** Of the unit without options, lb; null where the maker has none measured. */
  weightLb: nullableNumber,
  /** Standards that a test laboratory lists the line to, as 'UL 762'. */
  listings: z.array(text),
  productDetailUrl: nullableText,
  isEcm: z.boolean(),
});
export type HvlsRow = z.infer<typeof hvlsRow>;

/** Smallest change of one criterion that gets a model past the test it failed. */
export const admission = z.object({
  /** Field of the specification. */
  field: text,
  /** The value to enter instead; null empties a criterion that is text, 0 opens a choice or drops a preference. */
  value: nullableNumber,
  /** 'Allow 19.4 sones'. */
  message,
});

export const exclusion = z.object({
  /** As results show the size: with its drive where the line has several. Results of engines before 2.6 leave it out. */
  modelDisplayAs: z.optional(text),
  /** Always with its drive. */
  modelCode: text,
  driveText: text,
  reason: z.enum(EXCLUSION_REASONS),
  /** The failing value: '19.4 sones, limit 15'. */
  message,
  value: nullableNumber,
  limit: nullableNumber,
  /** Null if no single criterion is the cause, as for a model that stalls at the duty. */
  admission: z.nullable(admission),
});
export type Exclusion = z.infer<typeof exclusion>;

const resultSetHeader = {
  resultId: uuid,
  fanCategoryType: fanCategory,
  createdOnUtc: text,
  versions,
  /** Sizes and drives that were tried. */
  candidateCount: finite,
  excluded: z.array(exclusion),
  /** What was assumed where the call says nothing: 'Sea level: ...'; absent where nothing was. */
  assumptions: z.optional(z.array(message)),
  /** It belongs to another user and is read by a link or a project; absent for its creator. */
  isReadOnly: z.optional(z.boolean()),
};

/** Rows that `inColumns` packed. */
const columns = z.object({ count: finite, column: z.unknown() });

export const exhaustSupplyResultSet = z.object({
  ...resultSetHeader,
  specification: exhaustSupplySpecification,
  results: z.array(exhaustSupplyListRow),
  /** With `rows: 'columns'` both lists as they are listed, which are empty themselves then; read by `inRows`. */
  columns: z.optional(z.object({ results: columns, excluded: columns })),
});
export type ExhaustSupplyResultSet = z.infer<typeof exhaustSupplyResultSet>;

export const hvlsResultSet = z.object({
  ...resultSetHeader,
  specification: hvlsSpecification,
  results: z.array(hvlsRow),
});
export type HvlsResultSet = z.infer<typeof hvlsResultSet>;
