import type { FanItem } from '@specbuilder/shared-contracts/api';
import { curveOfItem } from '../../curve/live-curve/curve-query.ts';
import { OPTIONS_TEXTS } from '../../words/options.generated.ts';
import { figure, type PlainFigure } from './duty-figures.tsx';

/** What was requested of the fan and where it is: the page has it in address and search, a sheet must print it. */
export function siteFigures(item: FanItem): readonly PlainFigure[] {
  const { rating } = item;
  if (rating === null) return [];
  const altitude = curveOfItem(item)?.query.altitude;
  return [
    figure('requiredAirflow', OPTIONS_TEXTS.airflow, rating.requiredCfm, 'airflow'),
    figure('externalPressure', OPTIONS_TEXTS.externalPressure, rating.externalStaticPressure, 'staticPressure'),
    ...(altitude === undefined ? [] : [figure('altitude', OPTIONS_TEXTS.altitude, altitude, 'length')]),
    figure('density', OPTIONS_TEXTS.density, rating.density, 'density'),
  ];
}
