import { type Message, messageOf, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { HeaterFailure } from '../heating/heater-rating.ts';
import type { SectionFailure } from '../rating/sections.ts';
import type { Admission } from './admission.ts';
import { type Failure, failure } from './line-filters.ts';

/**
 * Why a line's heater or coil cannot do a duty, as a reason for leaving its sizes out.
 *
 * @param maxAirflow what a drive of them delivers at most, as a share of the duty
 */
export function sectionFailure(found: SectionFailure, maxAirflow = 1): Failure {
  switch (found.section) {
    case 'heating': {
      const { value, limit } = found.why;
      return failure('heating', heatingMessage(found.why), value, limit, heatingAdmission(found, maxAirflow));
    }
    case 'cooling':
      return failure('cooling', found.why.message, found.why.value, found.why.limit, coolingAdmission(found));
    case 'no heating':
      return failure('heating', plainMessage('exclusion.noHeating'));
    case 'no cooling':
      return failure('cooling', plainMessage('exclusion.noCooling'), null, null, NO_COOLING);
  }
}

const NO_COOLING: Admission = {
  field: 'isNoCooling',
  value: 1,
  message: messageOf('admission.without', { wish: 'isNoCooling' }),
};

/** Tenths that a rise is rounded to, so that the change named is enough. */
const RISE_STEPS = 10;

function heatingAdmission(
  { why, possibleCfm, minRise }: Extract<SectionFailure, { section: 'heating' }>,
  maxAirflow: number,
): Admission | null {
  const { kind, value, limit, possibleRise, capacityRise } = why;
  if (kind === 'airflow') {
    if (possibleCfm === null) return null;
    const code = value < limit ? 'admission.airflowFrom' : 'admission.airflowTo';
    return { field: 'cfm', value: possibleCfm, message: messageOf(code, { cfm: possibleCfm }) };
  }
  if (possibleRise === null) return null;
  const isMore = kind === 'rise' && value < limit;
  // More air than the duty takes its share of a heater's capacity, not of the temperatures it may reach.
  const max = isMore ? possibleRise : Math.min(possibleRise, (capacityRise ?? Infinity) / maxAirflow);
  const rise = (isMore ? Math.ceil(max * RISE_STEPS - HAIR) : Math.floor(max * RISE_STEPS + HAIR)) / RISE_STEPS;
  return rise > 0 && rise >= minRise
    ? { field: 'temperatureRise', value: rise, message: messageOf('admission.rise', { riseF: rise }) }
    : null;
}

/** A whole tenth that arithmetic left a hair off its place is not rounded to the next. */
const HAIR = 1e-7;

function coolingAdmission({ possibleTons }: Extract<SectionFailure, { section: 'cooling' }>): Admission | null {
  if (possibleTons === null) return null;
  const message = messageOf('admission.tons', { tons: possibleTons });
  return { field: 'nominalCoolingTons', value: possibleTons, message };
}

function heatingMessage({ kind, value, limit }: HeaterFailure): Message {
  const isBelow = value < limit;
  switch (kind) {
    case 'airflow':
      return messageOf(isBelow ? 'exclusion.heaterAirflowBelow' : 'exclusion.heaterAirflowAbove', {
        cfm: value,
        limitCfm: limit,
      });
    case 'rise':
      return messageOf(isBelow ? 'exclusion.riseBelow' : 'exclusion.riseAbove', { riseF: value, limitF: limit });
    case 'discharge':
      return messageOf('exclusion.dischargeTemperature', { dischargeF: value, limitF: limit });
    case 'capacity':
      return messageOf('exclusion.heaterCapacity', { mbh: value, limitMbh: limit });
  }
}
