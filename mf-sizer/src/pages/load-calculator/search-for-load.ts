import {
  DesignConditions,
  FanCategory,
  HvacUnitCategory,
  type UnitForLoad,
} from '@specbuilder/shared-contracts/domain';
import type { RequestedCriteria } from '../../duty/criteria/requested-criteria.ts';
import type { NewSearch } from '../../duty/new-search/open-search.ts';
import { loadParameter } from '../../item/load-notice/load-of-search.ts';

/** Tons are rounded up to tenths, less what arithmetic adds: a unit of the size that is rounded down to is too small. */
const ROUNDING_ERROR = 1e-6;

/** The search for an HVAC unit that carries a load; pressure and limits are for the user to add. */
export function searchForLoad(unit: UnitForLoad): NewSearch {
  return {
    category: FanCategory.HvacUnit,
    sub: unit.heating > 0 ? HvacUnitCategory.All : HvacUnitCategory.CoolingOnly,
    application: null,
    keepProject: false,
    requested: { ...criteriaOf(unit), load: loadParameter(unit) },
    item: null,
  };
}

function criteriaOf(unit: UnitForLoad): RequestedCriteria {
  const { airflow, outdoorAirflow, tons, heating, postalCode } = unit;
  const criteria = {
    ...(postalCode === null ? {} : { zip: postalCode }),
    cfm: Math.round(airflow),
    maxOutdoorAirPercentage: Math.min(100, Number(((100 * outdoorAirflow) / airflow).toFixed(2))),
    ...(tons > 0 ? { nominalCoolingTons: Math.ceil(tons * 10 - ROUNDING_ERROR) / 10 } : { isNoCooling: true }),
    ...(heating > 0 ? { btus: Math.round(heating) } : {}),
    altitude: Math.round(unit.elevation),
    summerDesignTemp: tenths(unit.outdoorDryBulb),
    summerWetBulbTemperature: Math.min(tenths(unit.outdoorWetBulb), tenths(unit.outdoorDryBulb)),
    winterTemperature: tenths(unit.winterDryBulb),
    designConditions: DesignConditions.Manual,
    returnAirDryBulbTemp: tenths(unit.roomDryBulb),
    returnAirWetBulbTemp: tenths(unit.roomWetBulb),
  };
  return Object.fromEntries(Object.entries(criteria).map(([name, value]) => [name, String(value)]));
}

function tenths(value: number): number {
  return Number(value.toFixed(1));
}
