import type { HeaterFailure } from '../heating/heater-rating.ts';
import type { SectionFailure } from '../rating/unit-sections.ts';
import type { Admission } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';
import { ADMISSION_TEXTS, EXCLUSION_TEXTS } from './texts.ts';

/** Why a line's heater or coil cannot do a duty, as a reason for leaving its sizes out. */
export function sectionFailure(found: SectionFailure): Failure {
  switch (found.section) {
    case 'heating':
      return failure('heating', heatingText(found.why), found.why.value, found.why.limit, heatingAdmission(found.why));
    case 'cooling':
      return failure('cooling', found.why.text, found.why.value, found.why.limit);
    case 'no heating':
      return failure('heating', EXCLUSION_TEXTS.noHeating);
    case 'no cooling':
      return failure('cooling', EXCLUSION_TEXTS.noCooling, null, null, NO_COOLING);
  }
}

const NO_COOLING: Admission = { field: 'isNoCooling', value: 1, text: ADMISSION_TEXTS.without('cooling') };

function heatingAdmission({ kind, value, limit }: HeaterFailure): Admission | null {
  if (kind === 'airflow') {
    const text = value < limit ? ADMISSION_TEXTS.airflowFrom(limit) : ADMISSION_TEXTS.airflowTo(limit);
    return { field: 'cfm', value: limit, text };
  }
  return kind === 'rise' ? { field: 'temperatureRise', value: limit, text: ADMISSION_TEXTS.rise(limit) } : null;
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
