import type { HeaterFailure } from '../heating/heater-rating.ts';
import type { SectionFailure } from '../rating/sections.ts';
import type { Admission } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { ADMISSION_TEXTS, EXCLUSION_TEXTS } from './texts.ts';

/**
 * Why a line's heater or coil cannot do a duty, as a reason for leaving its sizes out.
 *
 * @param mostAirflow what a drive of them delivers at most, as a share of the duty
 */
export function sectionFailure(found: SectionFailure, mostAirflow = 1): Failure {
  switch (found.section) {
    case 'heating': {
      const { value, limit } = found.why;
      return failure('heating', heatingText(found.why), value, limit, heatingAdmission(found, mostAirflow));
    }
    case 'cooling':
      return failure('cooling', found.why.text, found.why.value, found.why.limit, coolingAdmission(found));
    case 'no heating':
      return failure('heating', EXCLUSION_TEXTS.noHeating);
    case 'no cooling':
      return failure('cooling', EXCLUSION_TEXTS.noCooling, null, null, NO_COOLING);
  }
}

const NO_COOLING: Admission = { field: 'isNoCooling', value: 1, text: ADMISSION_TEXTS.without('cooling') };

/** Tenths that a rise is told in: rounded so that the change told is enough. */
const RISE_STEPS = 10;

function heatingAdmission(
  { why, possibleCfm, leastRise }: Extract<SectionFailure, { section: 'heating' }>,
  mostAirflow: number,
): Admission | null {
  const { kind, value, limit, possibleRise } = why;
  if (kind === 'airflow') {
    if (possibleCfm === null) return null;
    const text = value < limit ? ADMISSION_TEXTS.airflowFrom(possibleCfm) : ADMISSION_TEXTS.airflowTo(possibleCfm);
    return { field: 'cfm', value: possibleCfm, text };
  }
  if (possibleRise === null) return null;
  // More air than the duty takes its share of a heater's capacity, not of the temperatures it may reach.
  const most = kind === 'capacity' ? possibleRise / mostAirflow : possibleRise;
  const isMore = kind === 'rise' && value < limit;
  const rise = (isMore ? Math.ceil(most * RISE_STEPS - HAIR) : Math.floor(most * RISE_STEPS + HAIR)) / RISE_STEPS;
  return rise > 0 && rise >= leastRise
    ? { field: 'temperatureRise', value: rise, text: ADMISSION_TEXTS.rise(rise) }
    : null;
}

/** A whole tenth that arithmetic left a hair off its place is not rounded to the next. */
const HAIR = 1e-7;

function coolingAdmission({ possibleTons }: Extract<SectionFailure, { section: 'cooling' }>): Admission | null {
  if (possibleTons === null) return null;
  return { field: 'nominalCoolingTons', value: possibleTons, text: ADMISSION_TEXTS.tons(possibleTons) };
}

function heatingText({ kind, value, limit }: HeaterFailure): string {
  switch (kind) {
    case 'airflow':
      return EXCLUSION_TEXTS.heaterAirflow(value, limit);
    case 'rise':
      return EXCLUSION_TEXTS.temperatureRise(value, limit);
    case 'discharge':
      return EXCLUSION_TEXTS.dischargeTemperature(value, limit);
    case 'capacity':
      return EXCLUSION_TEXTS.heaterCapacity(value, limit);
  }
}
