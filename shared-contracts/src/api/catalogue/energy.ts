import * as z from 'zod/mini';
import { MIN_VALID_NUMBER } from '../../domain/constants.ts';
import {
  FanCategory,
  HeatBasis,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  IndustrialHeaterCategory,
} from '../../domain/enumerations.ts';
import { numeric, numericOfCatalogue } from '../../domain/numeric-schema.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { fanCategory, finite, subCategory } from '../core/fields.ts';
import { nullableMessage } from '../core/message.ts';
import { says, type Words } from '../core/says.ts';

/** A number that is there: null, NaN and anything down to -1000 count as missing. */
const present = (words: Words) => z.number(words).check(z.gt(MIN_VALID_NUMBER, words));
const optionalNumber = z.optional(finite);

/** Heat of a job while a user types it: one of rise, Btu/h and kW, and the air it goes to. */
const energyQuery = z.object({
  cfm: present(says(() => FIELD_MESSAGES.airflow)),
  /** Feet. */
  altitude: present(says(() => FIELD_MESSAGES.altitude)),
  /** F. */
  winterTemperature: present(says(() => FIELD_MESSAGES.winterTemperature)),
  /** F. */
  temperatureRise: optionalNumber,
  /** Heater output, Btu/h. */
  btus: optionalNumber,
  /** Heater output, kW. */
  kws: optionalNumber,
  fanCategoryType: z._default(fanCategory, FanCategory.HeatedMakeUpAir),
  heatedMakeUpAirFanCategoryType: z._default(numericOfCatalogue(HeatedMakeUpAirCategory), HeatedMakeUpAirCategory.All),
  hvacUnitCategoryType: z._default(numericOfCatalogue(HvacUnitCategory), HvacUnitCategory.All),
  industrialHeaterFanCategoryType: z._default(
    numericOfCatalogue(IndustrialHeaterCategory),
    IndustrialHeaterCategory.All,
  ),
  /** Outdoor air of an HVAC unit, or of a heater that recirculates, 0 to 100; all of it where nothing is said. */
  maxOutdoorAirPercentage: z.optional(z.number().check(z.gte(0), z.lte(100))),
  /** Whether a make-up air or industrial heater recirculates room air. */
  isRecirculating: z._default(z.boolean(), false),
  /** Room air that returns, F; typical room air by default. */
  returnAirDryBulbTemp: optionalNumber,
  /** What the airflow of a direct-fired heater is counted at. */
  heatBasis: z._default(numeric(HeatBasis), HeatBasis.StandardAir),
  /** Sub-category where the category's own field says all. */
  subFanCategoryType: z._default(subCategory, 0),
});
export type EnergyQuery = z.infer<typeof energyQuery>;
/** What a caller has to write; the rest has defaults. */
export type EnergyCalculationRequest = z.input<typeof energyQuery>;

export const energyValues = z.object({
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
  message: nullableMessage,
});
export type EnergyValues = z.infer<typeof energyValues>;

const calculation = (path: `/${string}`, summary: string) =>
  endpoint('GET', `/api/energy/calculate${path}`, {
    summary,
    apiKey: 'size',
    access: open('A calculation from the caller’s own figures; guests size fans too'),
    overlay: false,
  })
    .input(energyQuery)
    .output(energyValues);

export const energyContract = {
  btu: calculation('/btu', 'Btu/h and kW of a temperature rise'),
  tempRise: calculation('/temp-rise', 'Temperature rise of Btu/h or kW'),
  btuTempRise: calculation('/btu-temp-rise', 'Btu/h, kW and temperature rise within the limits of the heater'),
  heaterDischarge: calculation('/heater-discharge', 'Air temperature behind the heater on the winter design day'),
};
