import { temperatureControlFilters } from '../items/fan-item-sections.ts';
import { exhaustSupplySpecification } from './specification.ts';

describe('The specification of an exhaust or supply fan', () => {
  it.each([
    [
      'SCH-012',
      [
        'fanType',
        'fanCategoryType',
        'exhaustFanCategoryType',
        'makeUpAirFanCategoryType',
        'heatedMakeUpAirFanCategoryType',
        'hvacUnitCategoryType',
        'industrialHeaterFanCategoryType',
        'hvlsFanCategoryType',
        'subFanCategoryType',
        'fanApplication',
      ],
    ],
    ['SCH-013', ['cfm', 'sp', 'zip', 'dischargeEsp', 'returnAirEsp', 'intakeEsp', 'altitude']],
    [
      'SCH-014',
      [
        'ambientTemperature',
        'temperature',
        'summerDesignTemp',
        'summerWetBulbTemperature',
        'winterTemperature',
        'temperatureRise',
        'btus',
        'kWs',
      ],
    ],
    [
      'SCH-015',
      [
        'maxOutdoorAirPercentage',
        'designConditions',
        'useLeavingAirCoolingForSizing',
        'coolingDryBulb',
        'coolingWetBulb',
        'nominalCoolingTons',
        'isNoCooling',
        'isRecirculating',
      ],
    ],
    ['SCH-016', ['returnAirWetBulbTemp', 'returnAirDryBulbTemp', 'outdoorAirDryBulbTemp', 'outdoorAirWetBulbTemp']],
    [
      'SCH-017',
      [
        'sones',
        'soundLevelDistance',
        'fanMountType',
        'fanDischargeType',
        'fanDriveType',
        'recommendedMotors',
        'isRestaurantDuty',
        'hasSpeedControlOption',
        'isPremiumEfficiency',
        'isHighHeat',
        'isWindRated',
      ],
    ],
  ])('[%s] has its fields', (_: string, fields: string[]) => {
    expect(Object.keys(exhaustSupplySpecification.shape)).toEqual(expect.arrayContaining([...fields]));
  });
});

it('[SCH-057] a selector of three states takes 0, 1 and 2, and nothing else', () => {
  const states = [0, 1, 2, 3, -1, 'maybe'].map(
    (paintBooth) => temperatureControlFilters.safeParse({ paintBooth }).success,
  );
  expect(states).toEqual([true, true, true, false, false, false]);
});
