import type { FanItem, FanRating } from '@specbuilder/shared-contracts/api';
import { deliversAsRequired } from '@specbuilder/shared-contracts/domain';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { each, type PlainValue } from './duty-values.tsx';

function requiredValues({ requiredCfm, externalStaticPressure }: FanRating): readonly PlainValue[] {
  return [
    each('requiredAirflow', OPTIONS_MESSAGES.airflowRequired, requiredCfm, 'airflow'),
    each('requiredPressure', OPTIONS_MESSAGES.externalPressureRequired, externalStaticPressure, 'staticPressure'),
  ];
}

/** What was requested of the fan and where it is: the page has it in address and search, a sheet must print it. */
export function siteValues(item: FanItem): readonly PlainValue[] {
  const { rating } = item;
  if (rating === null) return [];
  const altitude = curveOfItem(item)?.query.altitude;
  return [
    // Where the fan runs at what is required, the values that follow say it.
    ...(deliversAsRequired(rating) ? [] : requiredValues(rating)),
    ...(altitude === undefined ? [] : [each('altitude', OPTIONS_MESSAGES.altitude, altitude, 'length')]),
    each('density', OPTIONS_MESSAGES.density, rating.density, 'density'),
  ];
}
