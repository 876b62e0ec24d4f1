import type { FanItem } from '@specbuilder/shared-contracts/api';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { each, type PlainValue } from './duty-values.tsx';

/** What was requested of the fan and where it is: the page has it in address and search, a sheet must print it. */
export function siteValues(item: FanItem): readonly PlainValue[] {
  const { rating } = item;
  if (rating === null) return [];
  const altitude = curveOfItem(item)?.query.altitude;
  return [
    each('requiredAirflow', OPTIONS_MESSAGES.airflow, rating.requiredCfm, 'airflow'),
    each('externalPressure', OPTIONS_MESSAGES.externalPressure, rating.externalStaticPressure, 'staticPressure'),
    ...(altitude === undefined ? [] : [each('altitude', OPTIONS_MESSAGES.altitude, altitude, 'length')]),
    each('density', OPTIONS_MESSAGES.density, rating.density, 'density'),
  ];
}
