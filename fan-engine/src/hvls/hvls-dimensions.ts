import type { UnitDimensions } from '../dimensions/dimensions.ts';
import type { Measure } from '../product-line/body.ts';
import type { HvlsUnit } from '../product-line/fan-unit.ts';
import { hvlsPerformance } from './performance.ts';

const HVLS_DROP_IN = 24;
const HVLS_HUB_IN = 30;
const HVLS_BODY_IN = 26;
const HVLS_CLEARANCE_IN = 36;

/** Outline dimensions of a ceiling fan on the mount that comes with it. */
export function hvlsDimensionsOf({ line, size }: Pick<HvlsUnit, 'line' | 'size'>): UnitDimensions {
  return {
    shape: 'ceilingFan',
    measures: new Map<Measure, number>([
      ['span', size.diameterFt * 12],
      ['drop', HVLS_DROP_IN],
      ['height', HVLS_DROP_IN + HVLS_BODY_IN],
      ['hub', HVLS_HUB_IN],
      ['clearance', HVLS_CLEARANCE_IN],
    ]),
    weightLb: hvlsPerformance(line, size).weightLb,
  };
}
