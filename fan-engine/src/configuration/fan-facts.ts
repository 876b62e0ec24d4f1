import { FanCategory, isGreaseApplication } from '@specbuilder/shared-contracts/domain';
import type { FanUnit, HvlsUnit } from '../catalogue/fan-unit.ts';
import { hvlsPerformance } from '../hvls/performance.ts';
import { isPremium, type Motor } from '../motor/motor.ts';
import { bareMotorPrice } from '../motor/price.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import type { OptionFacts } from '../options/option-facts.ts';
import type { Job } from '../rating/job.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification.ts';

/** Above this an airstream needs the high-heat package, F. */
const HIGH_HEAT_ABOVE_F = 200;

/** What the option rules know of an exhaust fan with a motor and voltage. */
export function exhaustFacts(
  unit: FanUnit,
  specification: ExhaustSupplySpecification,
  job: Job,
  motor: Motor,
  voltage: number,
): OptionFacts {
  const { line, wheel } = unit;
  return {
    category: line.category,
    subCategory: line.subCategory,
    lineCode: line.code,
    family: line.family,
    mount: line.mount,
    discharges: line.discharges,
    features: line.features,
    variant: unit.variant,
    diameterIn: wheel.diameterIn,
    wheel,
    cfm: job.cfm,
    densityRatio: job.densityRatio,
    motor: {
      horsepower: motor.horsepower,
      phase: motor.phase,
      isInduction: motor.kind === 'ThreePhase' || motor.kind === 'SinglePhase',
      isPremium: isPremium(motor),
      voltage,
      price: bareMotorPrice(motor, voltage),
    },
    isGrease: isGreaseApplication(specification.fanApplication),
    isHighHeat: specification.isHighHeat || job.temperatureF > HIGH_HEAT_ABOVE_F,
    isWindRated: specification.isWindRated,
  };
}

/** What the option rules know of a ceiling fan. */
export function hvlsFacts(unit: HvlsUnit, specification: HvlsSpecification, voltage: MotorVoltage): OptionFacts {
  return {
    category: FanCategory.HighVolumeLowSpeed,
    subCategory: specification.hvlsFanCategoryType,
    lineCode: unit.line.code,
    family: null,
    mount: 'All',
    discharges: [],
    features: [],
    variant: 'Hvls',
    diameterIn: unit.size.diameterFt * 12,
    wheel: null,
    cfm: hvlsPerformance(unit.line, unit.size).cfm,
    densityRatio: 1,
    motor: {
      horsepower: unit.size.motorHp,
      phase: voltage.phase,
      isInduction: false,
      isPremium: false,
      voltage: voltage.voltage,
      price: 0,
    },
    isGrease: false,
    isHighHeat: false,
    isWindRated: false,
  };
}
