import type { OptionFacts } from '../options/option-facts.ts';
import type { HvlsUnit } from '../product-line/fan-unit.ts';
import type { HvlsSpecification } from '../specification/specification.ts';
import { ceilingFanPlace } from './ceiling-fan-place.ts';
import { hvlsPerformance } from './performance.ts';

/** What the option rules know of a ceiling fan. */
export function hvlsFacts(
  unit: HvlsUnit,
  specification: HvlsSpecification,
  voltage: { readonly phase: 1 | 3; readonly voltage: number },
): OptionFacts {
  return {
    place: ceilingFanPlace(specification.hvlsFanCategoryType),
    lineCode: unit.line.code,
    family: null,
    mount: 'All',
    discharges: [],
    features: [],
    variant: 'Hvls',
    diameterIn: unit.size.diameterFt * 12,
    wheel: null,
    parts: {},
    cfm: hvlsPerformance(unit.line, unit.size).cfm,
    densityRatio: 1,
    altitudeFt: 0,
    motor: {
      horsepower: unit.size.motorHp,
      phase: voltage.phase,
      isInduction: false,
      isPremium: false,
      voltage: voltage.voltage,
      price: 0,
    },
    isGrease: false,
    application: [],
    isHighHeat: false,
    isWindRated: false,
    // The catalogue defines which documents are available.
    documents: [],
    heater: null,
    cooling: null,
    hasCoil: false,
    tonnage: null,
    hasReturnAir: false,
    isRecirculating: false,
    outdoorShare: 0,
    standardOptions: [],
  };
}
