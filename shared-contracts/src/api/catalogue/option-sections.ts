import * as z from 'zod/mini';
import { HvacAirMode, ReturnAirMode, TemperatureControlFilter } from '../../domain/enumerations.ts';
import { numeric } from '../../domain/numeric-schema.ts';
import { catalogId, finite, nullableNumber, nullableText, text } from '../core/fields.ts';
import { nullableMessage } from '../core/message.ts';

/** Sets of the extended option sections of an item: available choices, current choices and the resulting values. */

const choice = {
  id: catalogId,
  selected: z.boolean(),
  price: finite,
  description: text,
};

export const intake = z.object({
  ...choice,
  additionalStaticPressure: finite,
  /** Of a second set of filters, USD; 0 where the intake has none. */
  extraSetOfFiltersPrice: finite,
  /** Whether it cools by evaporation and so has to know the air that enters. */
  isEvaporativeCooler: z.boolean(),
});
export const intakeSet = z.object({
  intakes: z.array(intake),
  extraSetOfIntakeFilters: z.boolean(),
  enteringDryBulbTemp: nullableNumber,
  enteringWetBulbTemp: nullableNumber,
  /** Air behind the media of an evaporative cooler, F. */
  leavingDryBulbTemp: nullableNumber,
  leavingWetBulbTemp: nullableNumber,
  coolingErrorMessage: nullableText,
});

export const discharge = z.object({
  ...choice,
  additionalStaticPressure: finite,
  /** Name of the picture within the product, and its address where a brand brings one of its own. */
  imagePath: text,
  imageUrl: nullableText,
});
export type Discharge = z.infer<typeof discharge>;

/** Gas type, insurance requirement or burner coil; `value` is its option id. */
export const valueChoice = z.object({ value: catalogId, selected: z.boolean(), price: finite, description: text });
export type ValueChoice = z.infer<typeof valueChoice>;

export const gasPressure = z.object({
  ...choice,
  hasCustomGasPressure: z.boolean(),
  /** Inlet pressure that was entered, in. w.c. */
  customGasPressure: nullableNumber,
  /** Largest inlet pressure that can be entered, in. w.c.; null where none can. */
  maximumCustomGasPressure: nullableNumber,
});

export const spaceHmi = z.object({
  number: z.number().check(z.int(), z.gte(1)),
  location: text,
  lockScreen: z.boolean(),
  isFieldSupplied: z.boolean(),
  /** Length of its cable, ft; 0 when the cable is field supplied. */
  selectedLengthFeet: finite,
  enableTempAveraging: z.boolean(),
});

export const temperatureControl = z.object({
  ...choice,
  extendedDescription: text,
  controlType: numeric(TemperatureControlFilter),
  hasRemotePanel: z.boolean(),
  isRecirculating: z.boolean(),
  isPaintBooth: z.boolean(),
  is100PercentOutdoorAir: z.boolean(),
  is100PercentReturnAir: z.boolean(),
  /** Whether it is one for the application that was chosen. */
  matchesApplication: z.boolean(),
  /** What it can be set to, F; null where it has no such setpoint. */
  lowestDischargeTemp: nullableNumber,
  highestSpaceTemp: nullableNumber,
});
export const temperatureControlSet = z.object({
  controls: z.array(temperatureControl),
  spaceHmis: z.array(spaceHmi),
  allowZeroHmis: z.boolean(),
  /** Of each space HMI beyond the first, USD. */
  spaceHmiPrice: finite,
  cableLengthsFeet: z.array(finite),
  /** What is missing, null when nothing is. */
  message: nullableText,
});

export const RETURN_AIR_SET_MODES = ['percentage', 'volume'] as const;
export const returnAirSet = z.object({
  locations: z.array(z.object({ ...choice, additionalStaticPressure: finite })),
  damperControls: z.array(z.object(choice)),
  volumes: z.array(z.object({ ...choice, hvacAirMode: numeric(HvacAirMode) })),
  returnAirMode: numeric(ReturnAirMode),
  hvacAirMode: numeric(HvacAirMode),
  /** Whether the outdoor air was entered as a percentage or as a volume. */
  returnAirSetMode: z.enum(RETURN_AIR_SET_MODES),
  outdoorAirPercentage: z.object({ value: finite, display: text }),
  /** cfm. */
  outdoorAirVolume: finite,
});

export const coolingRating = z.object({
  tonnage: finite,
  eer: finite,
  ieer: finite,
  mbh: finite,
  coilRows: z.union([z.literal(4), z.literal(6)]),
  enteringDryBulb: finite,
  enteringWetBulb: finite,
  leavingDryBulb: finite,
  leavingWetBulb: finite,
  totalBtus: finite,
  sensibleBtus: finite,
  sensibleHeatRatio: finite,
  compressorKw: finite,
  cfmPerTon: finite,
  message: nullableMessage,
});
export type CoolingRating = z.infer<typeof coolingRating>;

/** A heat pump at an outdoor dry bulb in F; nothing is given below its cut-out. */
export const heatPumpPoint = z.object({
  outdoorDryBulb: finite,
  outputBtus: finite,
  inputKw: finite,
  cop: finite,
  temperatureRise: finite,
  isBelowCutOut: z.boolean(),
});
export const heatPumpValues = z.object({
  tonnage: finite,
  /** The rating points of AHRI 340/360. */
  at47: heatPumpPoint,
  at17: heatPumpPoint,
  /** On the winter design day; null while that is unknown. */
  atWinter: z.nullable(heatPumpPoint),
  cutOutTemperature: finite,
});

export const heaterRating = z.object({
  type: z.enum([
    'DirectFired',
    'DirectFiredCompact',
    'IndirectFired',
    'Electric',
    'IndustrialHorizontal',
    'IndustrialVertical',
  ]),
  fuel: z.enum(['gas', 'electric']),
  efficiency: finite,
  outputBtus: finite,
  inputBtus: finite,
  outputKws: finite,
  requiredRise: finite,
  temperatureRise: finite,
  minimumTemperatureRise: finite,
  maximumDischargeTemperature: finite,
  dischargeTemperature: nullableNumber,
  furnaceMbh: nullableNumber,
  kwStep: nullableNumber,
  turndown: finite,
  gasFlowCfh: nullableNumber,
});
export type HeaterRating = z.infer<typeof heaterRating>;

export const coolingHeatPump = z.object({
  ...choice,
  /** Null for what comes on top of a size: the heat pump and high ambient versions. */
  ton: nullableNumber,
  isHeatPump: z.boolean(),
  isHighAmbient: z.boolean(),
});
export const coolingHeatPumpSet = z.object({
  options: z.array(coolingHeatPump),
  coolingError: nullableText,
  outdoorAirDryBulbTemp: nullableNumber,
  outdoorAirWetBulbTemp: nullableNumber,
  returnAirDryBulbTemp: nullableNumber,
  returnAirWetBulbTemp: nullableNumber,
  /** Null while outdoor or return air is not a state that air can have. */
  mixedAirDryBulbTemp: nullableNumber,
  mixedAirWetBulbTemp: nullableNumber,
  winterOutsideAirDryBulbTemp: nullableNumber,
  winterEnteringAirDryBulbTemp: nullableNumber,
  rating: z.nullable(coolingRating),
  /** Null unless the heat pump version is chosen; absent in responses of earlier releases. */
  heatPump: z.optional(z.nullable(heatPumpValues)),
});

export const reheatCoilSet = z.object({
  options: z.array(z.object({ ...choice, reheatCapacity: nullableNumber })),
  /** Whether the unit can have one: it has to cool first. */
  allowDesired: z.boolean(),
  /** Heat that a coil can give back, Btu/h. */
  reheatCapacity: nullableNumber,
});

export const setpoint = z.object({
  typeId: catalogId,
  value: finite,
  isUnoccupied: z.boolean(),
  description: text,
  /** The maximum of a minimum setpoint is the value of its matching maximum. */
  range: z.object({ minimum: finite, maximum: finite }),
});
export const optionSetpoints = z.object({ fanOptionId: catalogId, setpoints: z.array(setpoint) });
