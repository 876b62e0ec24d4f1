import type { FanItem } from '@specbuilder/shared-contracts/api';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { figure, type PlainFigure } from './duty-figures.tsx';

/** What was requested of the fan and where it is: the page has it in address and search, a sheet must print it. */
export function siteFigures(item: FanItem): readonly PlainFigure[] {
  const { rating } = item;
  if (rating === null) return [];
  const altitude = curveOfItem(item)?.query.altitude;
  return [
    figure('requiredAirflow', OPTIONS_MESSAGES.airflow, rating.requiredCfm, 'airflow'),
    figure('externalPressure', OPTIONS_MESSAGES.externalPressure, rating.externalStaticPressure, 'staticPressure'),
    ...(altitude === undefined ? [] : [figure('altitude', OPTIONS_MESSAGES.altitude, altitude, 'length')]),
    figure('density', OPTIONS_MESSAGES.density, rating.density, 'density'),
  ];
}
