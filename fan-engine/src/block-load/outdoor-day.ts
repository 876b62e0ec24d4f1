import type { DesignConditions, OutdoorDay } from './building.ts';

/**
 * How much cooler the design day of a month is than that of the hottest one, as parts of the difference between summer and
 * winter design dry bulb, January to December: means of 3,500 stations of the US and Canada (docs/engineering/changes.md).
 */
const TYPICAL_FALL = {
  dryBulb: [0.409, 0.378, 0.297, 0.191, 0.094, 0.035, 0, 0.019, 0.073, 0.179, 0.301, 0.388],
  wetBulb: [0.26, 0.254, 0.21, 0.151, 0.074, 0.024, 0, 0, 0.032, 0.103, 0.177, 0.238],
};

/** Of a month, 1 to 12: as given, or as it typically follows from summer and winter where no months are given. */
export function outdoorDayOf(design: DesignConditions, month: number): OutdoorDay {
  return design.monthly?.[month - 1] ?? typicalDay(design, month);
}

/** All twelve, to be changed one by one. */
export function typicalDays(design: DesignConditions): OutdoorDay[] {
  return TYPICAL_FALL.dryBulb.map((_, index) => typicalDay(design, index + 1));
}

function typicalDay(design: DesignConditions, month: number): OutdoorDay {
  const { summerDryBulb, summerWetBulb, winterDryBulb, dailyRange } = design;
  const span = Math.max(0, summerDryBulb - winterDryBulb);
  const dryBulb = summerDryBulb - span * (TYPICAL_FALL.dryBulb[month - 1] ?? 0);
  const wetBulb = summerWetBulb - span * (TYPICAL_FALL.wetBulb[month - 1] ?? 0);
  return { dryBulb, wetBulb: Math.min(wetBulb, dryBulb), dailyRange };
}
