import * as z from 'zod/mini';
import { MIN_VALID_NUMBER } from '../domain/constants.ts';
import {
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
} from '../domain/enumerations.ts';
import { numeric } from '../domain/numeric-schema.ts';
import { endpoint } from './endpoint.ts';
import { fanCategory, finite, nullableText } from './fields.ts';

/** A number that is there: null, NaN and anything down to -1000 count as missing. */
const present = (text: string) => z.number(text).check(z.gt(MIN_VALID_NUMBER, text));
const optionalNumber = z.optional(finite);

/** Heat of a job while somebody types it: one of rise, Btu/h and kW, and the air it goes to. */
export const energyQuery = z.object({
  cfm: present('Enter the airflow'),
  /** Feet. */
  altitude: present('Enter the altitude'),
  /** F. */
  winterTemperature: present('Enter the winter temperature'),
  /** F. */
  temperatureRise: optionalNumber,
  /** Heater output, Btu/h. */
  btus: optionalNumber,
  /** Heater output, kW. */
  kws: optionalNumber,
  fanCategoryType: z._default(fanCategory, FanCategory.HeatedMakeUpAir),
  heatedMakeUpAirFanCategoryType: z._default(numeric(HeatedMakeUpAirCategory), HeatedMakeUpAirCategory.All),
  hvacUnitCategoryType: z._default(numeric(HvacUnitCategory), HvacUnitCategory.All),
  industrialHeaterFanCategoryType: z._default(numeric(IndustrialHeaterCategory), IndustrialHeaterCategory.All),
  /** Outdoor air of an HVAC unit, or of a heater that recirculates, 0 to 100; all of it where nothing is said. */
  maxOutdoorAirPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Whether a make-up air or industrial heater takes room air back. */
  isRecirculating: z._default(z.boolean(), false),
  /** Room air that comes back, F; usual room air where nothing is said. */
  returnAirDryBulbTemp: optionalNumber,
  /** Sub-category where the category's own field says all. */
  subFanCategoryType: z._default(z.number().check(z.int(), z.gte(0)), 0),
});
export type EnergyQuery = z.infer<typeof energyQuery>;
/** What a caller has to write; the rest has defaults. */
export type EnergyCalculationRequest = z.input<typeof energyQuery>;

export const energyFigures = z.object({
  /** What the air gets, Btu/h and kW. */
  outputBtus: finite,
  outputKws: finite,
  /** F. */
  temperatureRise: finite,
  /** What the heater takes, Btu/h. */
  inputBtus: finite,
  /** Air behind the heater on the winter design day, and the most that its type may give, F. */
  dischargeTemperature: finite,
  maximumDischargeTemperature: finite,
  /** The limit of the heater that the heat breaks, or that it was reduced to. */
  message: nullableText,
});
export type EnergyFigures = z.infer<typeof energyFigures>;

const calculation = (path: `/${string}`, summary: string) =>
  endpoint('GET', `/api/energy/calculate${path}`, { summary, overlay: false }).input(energyQuery).output(energyFigures);

export const energyContract = {
  btu: calculation('/btu', 'Btu/h and kW of a temperature rise'),
  tempRise: calculation('/temp-rise', 'Temperature rise of Btu/h or kW'),
  btuTempRise: calculation('/btu-temp-rise', 'Btu/h, kW and temperature rise within the limits of the heater'),
  heaterDischarge: calculation('/heater-discharge', 'Air temperature behind the heater on the winter design day'),
};
