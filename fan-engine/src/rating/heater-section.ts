import { isProvided, plainMessage, subCategoryOf } from '@specbuilder/shared-contracts/domain';
import { winterDesignTemperature } from '../cooling/design-conditions.ts';
import { basisTemperature } from '../heating/heat-basis.ts';
import { type HeaterFailure, type HeaterRating, rateHeater } from '../heating/heater-rating.ts';
import { HEATERS, type HeaterType } from '../heating/heater-types.ts';
import { requiredHeat } from '../heating/required-heat.ts';
import { mixedWinterAir } from '../heating/winter-air.ts';
import { mixesRoomAir } from '../product-line/coil.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { EngineError } from '../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import type { Job } from './job.ts';
import { winterMixing } from './room-air.ts';
import type { SectionFailure } from './sections.ts';

export type HeaterOutcome = { readonly rating: HeaterRating | null } | { readonly failure: SectionFailure };

/**
 * Heater of a line for a specification, none if the line has none and no heat is requested.
 *
 * @param deliveredCfm what a fixed speed moves through it; the duty for any other drive
 * @throws EngineError on `temperatureRise` if the category must heat and the amount is not provided
 */
export function heaterOf(
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  deliveredCfm: number,
): HeaterOutcome {
  const type = line.supply?.heater ?? null;
  if (type === null)
    return requiresHeat(line, specification) ? { failure: { section: 'no heating' } } : { rating: null };
  const found = heaterAt(type, line, specification, job, { cfm: deliveredCfm, dutyCfm: job.cfm });
  if (!('failure' in found)) return found;
  const why = found.failure;
  const possibleCfm = possibleAirflow(type, line, specification, job, why);
  return { failure: { section: 'heating', why, possibleCfm, minRise: HEATERS[type].minimumRise } };
}

function heaterAt(
  type: HeaterType,
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  { altitudeFt }: Job,
  air: { readonly cfm: number; readonly dutyCfm: number },
) {
  const { temperatureRise, btus, kWs, heatBasis } = specification;
  const winterTemperatureF = coldestEntering(line, specification);
  const basisF = basisTemperature(type, heatBasis, winterTemperatureF);
  const heat = requiredHeat({ temperatureRise, btus, kWs, cfm: air.cfm, altitudeFt, basisF });
  if (heat === null) throw new EngineError('temperatureRise', plainMessage('heating.anyHeatMissing'));
  return rateHeater(type, heat, { ...air, altitudeFt, basisF, winterTemperatureF });
}

/** The end of a heater's airflow range, cfm, if it can also heat a fixed speed's delivered air there as requested. */
function possibleAirflow(
  type: HeaterType,
  line: CatalogueLine,
  specification: ExhaustSupplySpecification,
  job: Job,
  { kind, limit }: HeaterFailure,
): number | null {
  if (kind !== 'airflow') return null;
  const { least: min, most: max } = job.fixedSpeedAirflow;
  const isHeated = [limit * min, limit, limit * max].every(
    (cfm) => 'rating' in heaterAt(type, line, specification, job, { cfm, dutyCfm: limit }),
  );
  return isHeated ? limit : null;
}

/** Air that enters the heater on the winter design day, F: outdoor air, mixed with any recirculated room air. */
function coldestEntering(line: CatalogueLine, specification: ExhaustSupplySpecification): number | null {
  const winter = winterDesignTemperature(specification);
  if (winter === null || line.supply?.canRecirculate !== true) return winter;
  const mixing = winterMixing(mixesRoomAir(line), specification);
  return mixing === null ? winter : mixedWinterAir(winter, mixing);
}

/** Whether a unit without a heater would miss a request; in categories that never heat, heat is never requested. */
function requiresHeat({ place }: CatalogueLine, specification: ExhaustSupplySpecification): boolean {
  const isAmongHeated = subCategoryOf(specification) === 0 ? place.heats.category : place.heats.subCategory;
  if (!isAmongHeated) return false;
  const { temperatureRise, btus, kWs } = specification;
  return [temperatureRise, btus, kWs].some((value) => isProvided(value) && value > 0);
}
