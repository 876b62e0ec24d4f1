import { FanCategory, isGreaseApplication } from '@specbuilder/shared-contracts/domain';
import { hvlsPerformance } from '../../hvls/performance.ts';
import { isPremium, type Motor } from '../../motor/motor.ts';
import { bareMotorPrice } from '../../motor/price.ts';
import type { MotorVoltage } from '../../motor/voltage.ts';
import type { OptionFacts } from '../../options/option-facts.ts';
import type { FanUnit, HvlsUnit } from '../../product-line/fan-unit.ts';
import { coolingOptionCode } from '../../rating/standard-equipment.ts';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../../specification/specification.ts';
import { optionCodeOf } from './air-mode.ts';
import type { UnitJob } from './unit-job.ts';

/** Above this an airstream needs the high-heat package, F. */
const HIGH_HEAT_ABOVE_F = 200;

/** Which papers are held is of the catalogue, not of the fan. */
export type FactsOfFan = Omit<OptionFacts, 'documents'>;

/** What the option rules know of an exhaust fan with a motor and voltage. */
export function exhaustFacts(
  unit: FanUnit,
  specification: ExhaustSupplySpecification,
  around: UnitJob,
  motor: Motor,
  voltage: number,
): FactsOfFan {
  const { line, wheel } = unit;
  const { job } = around;
  return {
    category: line.category,
    subCategory: line.subCategory,
    lineCode: line.code,
    family: line.family.key,
    mount: line.mount,
    discharges: line.discharges,
    features: line.features,
    variant: unit.variant,
    diameterIn: wheel.diameterIn,
    wheel,
    cfm: job.cfm,
    densityRatio: job.densityRatio,
    altitudeFt: job.altitudeFt,
    motor: {
      horsepower: motor.horsepower,
      phase: motor.phase,
      isInduction: motor.kind === 'ThreePhase' || motor.kind === 'SinglePhase',
      isPremium: isPremium(motor),
      voltage,
      price: bareMotorPrice(motor, voltage, line.motors.prices),
    },
    // A fan for restaurant duty draws grease whatever application was named (NFPA 96).
    isGrease: specification.isRestaurantDuty || isGreaseApplication(specification.fanApplication),
    isHighHeat: specification.isHighHeat || job.temperatureF > HIGH_HEAT_ABOVE_F,
    isWindRated: specification.isWindRated,
    ...sectionFacts(unit, specification, around),
  };
}

type SectionFacts = Pick<
  OptionFacts,
  'heater' | 'cooling' | 'tonnage' | 'hasReturnAir' | 'isRecirculating' | 'outdoorShare' | 'standardOptions'
>;

/** Heater, coil and air paths of a supply unit. */
function sectionFacts(
  { line }: FanUnit,
  specification: ExhaustSupplySpecification,
  { job, air, outdoorShare }: UnitJob,
): SectionFacts {
  const { heater, cooling } = job.sections;
  const { supply } = line;
  const isRecirculating = supply?.canRecirculate === true && specification.isRecirculating;
  return {
    heater,
    cooling,
    tonnage: cooling?.tonnage ?? null,
    // An HVAC unit has a return opening unless it is closed, a heater only when it is asked for.
    hasReturnAir: supply?.canRecirculate === true && (line.category === FanCategory.HvacUnit || isRecirculating),
    isRecirculating,
    outdoorShare: supply === undefined ? 0 : outdoorShare,
    standardOptions: [
      ...(supply?.standardOptions ?? []),
      ...(cooling === null ? [] : [coolingOptionCode(cooling.tonnage)]),
      ...(air === null ? [] : [optionCodeOf(air.hvacAirMode)]),
    ],
  };
}

/** What the option rules know of a ceiling fan. */
export function hvlsFacts(unit: HvlsUnit, specification: HvlsSpecification, voltage: MotorVoltage): FactsOfFan {
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
    isHighHeat: false,
    isWindRated: false,
    heater: null,
    cooling: null,
    tonnage: null,
    hasReturnAir: false,
    isRecirculating: false,
    outdoorShare: 0,
    standardOptions: [],
  };
}
