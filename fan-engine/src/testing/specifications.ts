import { BladeType, DesignConditions, FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import type { ExhaustSupplySpecification, HvlsSpecification } from '../specification.ts';

const NO_HEATING = {
  temperatureRise: null,
  btus: null,
  kWs: null,
  winterTemperature: null,
  isRecirculating: false,
} as const;

const NO_COOLING = {
  isNoCooling: false,
  useLeavingAirCoolingForSizing: false,
  coolingDryBulb: null,
  coolingWetBulb: null,
  nominalCoolingTons: null,
  maxOutdoorAirPercentage: null,
  designConditions: DesignConditions.Manual,
  summerDesignTemp: null,
  summerWetBulbTemperature: null,
  outdoorAirDryBulbTemp: null,
  outdoorAirWetBulbTemp: null,
  returnAirDryBulbTemp: null,
  returnAirWetBulbTemp: null,
} as const;

const EXHAUST: ExhaustSupplySpecification = {
  fanCategoryType: FanCategory.Exhaust,
  exhaustFanCategoryType: 0,
  makeUpAirFanCategoryType: 0,
  heatedMakeUpAirFanCategoryType: 0,
  hvacUnitCategoryType: 0,
  industrialHeaterFanCategoryType: 0,
  subFanCategoryType: 0,
  ...NO_HEATING,
  ...NO_COOLING,
  fanApplication: null,
  cfm: 9000,
  sp: 3,
  dischargeEsp: null,
  returnAirEsp: 0,
  intakeEsp: 0,
  altitude: 0,
  ambientTemperature: 70,
  temperature: 70,
  sones: 100,
  soundLevelDistance: 5,
  fanMountType: 0,
  fanDischargeType: 0,
  fanInletType: 0,
  fanDriveType: 0,
  recommendedMotors: true,
  isRestaurantDuty: false,
  hasSpeedControlOption: false,
  isPremiumEfficiency: false,
  isHighHeat: false,
  isWindRated: false,
  motorPhase: 0,
  motorVoltage: 0,
  motorFrequency: 60,
};

/** An exhaust specification at sea level with changes. */
export function exhaust(changes: Partial<ExhaustSupplySpecification> = {}): ExhaustSupplySpecification {
  return { ...EXHAUST, ...changes };
}

/** 9,000 cfm at 3.00 in. w.g. in Milwaukee, 37 sones, three phase: the duty the product is drawn with. */
export const MILWAUKEE = exhaust({ altitude: 617, sones: 37, motorPhase: 3 });

/** A ceiling fan specification with changes. */
export function hvls(changes: Partial<HvlsSpecification> = {}): HvlsSpecification {
  return {
    fanCategoryType: FanCategory.HighVolumeLowSpeed,
    hvlsFanCategoryType: HvlsCategory.Destratification,
    fanBladeType: BladeType.Any,
    motorPhase: 0,
    motorVoltage: 0,
    motorFrequency: 0,
    squareFeet: null,
    coveredSquareFeet: null,
    ...changes,
  };
}

const between = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** Duties that real jobs have. */
export const ordinaryDuty = fc.record({ cfm: between(100, 40_000), sp: between(0.05, 4) });

/** Every finite specification inside the limits of the contract. */
export const anySpecification: fc.Arbitrary<ExhaustSupplySpecification> = fc
  .record({
    exhaustFanCategoryType: fc.constantFrom(0, 1, 2, 3, 4, 5),
    fanApplication: fc.constantFrom(null, '', 'Kitchen exhaust|Roof|GREASE', 'General exhaust|Wall|Propeller'),
    cfm: fc.oneof(between(1, 500_000), between(50, 20_000)),
    sp: fc.oneof(between(0, 30), between(0, 3)),
    altitude: between(-1500, 20_000),
    ambientTemperature: between(-60, 150),
    temperature: fc.oneof(between(-60, 1000), between(50, 120)),
    sones: between(0.1, 100),
    soundLevelDistance: between(5, 100),
    fanMountType: fc.constantFrom(0, 1, 2),
    fanDischargeType: fc.constantFrom(0, 0, 1, 2),
    fanInletType: fc.constantFrom(0, 0, 1, 2),
    fanDriveType: fc.constantFrom(0, 0, 1, 2),
    recommendedMotors: fc.boolean(),
    isRestaurantDuty: fc.boolean(),
    hasSpeedControlOption: fc.boolean(),
    isPremiumEfficiency: fc.boolean(),
    isHighHeat: fc.boolean(),
    isWindRated: fc.boolean(),
    motorPhase: fc.constantFrom(0, 1, 3),
    motorVoltage: fc.constantFrom(0, 0, 115, 208, 230, 277, 460, 575),
    motorFrequency: fc.constantFrom(0, 50, 60),
  })
  .map((changes) => exhaust(changes as Partial<ExhaustSupplySpecification>));

/** Summer and winter of Milwaukee. */
const MILWAUKEE_WEATHER = {
  altitude: 617,
  designConditions: DesignConditions.Ashrae,
  summerDesignTemp: 90,
  summerWetBulbTemperature: 74,
  winterTemperature: -1,
} as const;

/** A supply specification in Milwaukee: 5,000 cfm at 0.75 in. w.g. of filtered, unheated air, with changes. */
export function supply(changes: Partial<ExhaustSupplySpecification> = {}): ExhaustSupplySpecification {
  return exhaust({ ...MILWAUKEE_WEATHER, fanCategoryType: FanCategory.MakeUpAir, cfm: 5000, sp: 0.75, ...changes });
}

const orNothing = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });

/** Every finite supply specification inside the limits of the contract. */
export const anySupplySpecification: fc.Arbitrary<ExhaustSupplySpecification> = fc
  .tuple(
    anySpecification,
    fc.record({
      fanCategoryType: fc.constantFrom(
        FanCategory.MakeUpAir,
        FanCategory.HeatedMakeUpAir,
        FanCategory.HvacUnit,
        FanCategory.IndustrialHeater,
      ),
      subFanCategoryType: fc.constantFrom(0, 0, 1, 2, 3, 4),
      temperatureRise: orNothing(between(0, 500)),
      btus: orNothing(fc.oneof(between(0, 50_000_000), between(0, 2_000_000))),
      kWs: orNothing(between(0, 15_000)),
      winterTemperature: orNothing(between(-90, 150)),
      isRecirculating: fc.boolean(),
      isNoCooling: fc.boolean(),
      useLeavingAirCoolingForSizing: fc.boolean(),
      coolingDryBulb: orNothing(fc.oneof(between(-1000, 1000), between(45, 75))),
      coolingWetBulb: orNothing(fc.oneof(between(-1000, 1000), between(45, 70))),
      nominalCoolingTons: orNothing(fc.oneof(between(-10, 1000), between(3, 30))),
      maxOutdoorAirPercentage: orNothing(between(0, 100)),
      designConditions: fc.constantFrom(0, 1, 2, 3),
      summerDesignTemp: orNothing(between(-60, 150)),
      summerWetBulbTemperature: orNothing(between(-60, 150)),
      outdoorAirDryBulbTemp: orNothing(fc.oneof(between(-1000, 1000), between(60, 115))),
      outdoorAirWetBulbTemp: orNothing(fc.oneof(between(-1000, 1000), between(40, 85))),
      returnAirDryBulbTemp: orNothing(fc.oneof(between(-1000, 1000), between(60, 90))),
      returnAirWetBulbTemp: orNothing(fc.oneof(between(-1000, 1000), between(50, 70))),
    }),
  )
  .map(([specification, changes]) => ({ ...specification, ...changes }) as ExhaustSupplySpecification);

const gas = { btus: 300_000 } as const;

/** Supply duties that real jobs have, with heat for the categories that need it. */
export const ordinarySupply: fc.Arbitrary<ExhaustSupplySpecification> = fc
  .tuple(
    fc.record({ cfm: between(300, 40_000), sp: between(0, 3) }),
    fc.constantFrom<Partial<ExhaustSupplySpecification>>(
      { fanCategoryType: FanCategory.MakeUpAir },
      { fanCategoryType: FanCategory.HeatedMakeUpAir, ...gas },
      { fanCategoryType: FanCategory.IndustrialHeater, ...gas },
      { fanCategoryType: FanCategory.HvacUnit, ...gas, nominalCoolingTons: 10, maxOutdoorAirPercentage: 30 },
    ),
  )
  .map(([duty, category]) => supply({ ...duty, ...category }));
