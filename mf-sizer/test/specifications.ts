import type { Climate, ExhaustSupplySpecification } from '@specbuilder/shared-contracts/api';
import { BladeType, DesignConditions, FanCategory, FanType, HvlsCategory } from '@specbuilder/shared-contracts/domain';

export function exhaustSpecification(part: Partial<ExhaustSupplySpecification> = {}): ExhaustSupplySpecification {
  return {
    fanType: FanType.Exhaust,
    fanCategoryType: FanCategory.Exhaust,
    exhaustFanCategoryType: 2,
    makeUpAirFanCategoryType: 0,
    heatedMakeUpAirFanCategoryType: 0,
    hvacUnitCategoryType: 0,
    industrialHeaterFanCategoryType: 0,
    hvlsFanCategoryType: HvlsCategory.All,
    subFanCategoryType: 2,
    fanApplication: null,
    cfm: null,
    sp: null,
    zip: null,
    airflowToleranceBelow: 0,
    airflowToleranceAbove: 10,
    dischargeEsp: null,
    returnAirEsp: 0,
    intakeEsp: 0,
    altitude: null,
    ambientTemperature: 70,
    temperature: 70,
    summerDesignTemp: null,
    summerWetBulbTemperature: null,
    winterTemperature: null,
    designConditions: DesignConditions.Ashrae,
    temperatureRise: null,
    btus: null,
    kWs: null,
    maxOutdoorAirPercentage: 100,
    useLeavingAirCoolingForSizing: false,
    coolingDryBulb: null,
    coolingWetBulb: null,
    nominalCoolingTons: null,
    isNoCooling: false,
    isRecirculating: false,
    heatBasis: 0,
    ...{ returnAirDryBulbTemp: 75, returnAirWetBulbTemp: 62 },
    ...{ outdoorAirDryBulbTemp: null, outdoorAirWetBulbTemp: null },
    sones: 30,
    soundPressure: null,
    soundLevelDistance: 5,
    fanMountType: 0,
    fanDischargeType: 0,
    fanInletType: 0,
    fanDuctType: 0,
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
    motorCategoryId: 0,
    fanBladeType: BladeType.Any,
    ...part,
  };
}

export const CHICAGO: Climate = {
  postalCode: '60606',
  city: 'Chicago',
  state: 'IL',
  country: 'USA',
  latitude: 41.88,
  longitude: -87.64,
  elevation: 594,
  salesRegion: 3,
  climateStation: {
    name: 'Chicago Midway',
    elevation: 612,
    summerDryBulbTemp: 92,
    summerWetBulbTemp: 75,
    winterTemp: 1,
    relativeHumidity: 46,
  },
};

/** A whole duty in Chicago. */
export const DUTY = { zip: '60606', cfm: 2000, sp: 0.5, altitude: 594, ...climateFields(CHICAGO) } as const;

function climateFields({ climateStation: station }: Climate) {
  return {
    summerDesignTemp: station?.summerDryBulbTemp ?? null,
    summerWetBulbTemperature: station?.summerWetBulbTemp ?? null,
    winterTemperature: station?.winterTemp ?? null,
  };
}
