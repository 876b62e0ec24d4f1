import { DesignConditions } from '@specbuilder/shared-contracts/domain';
import { outdoorDesignState, type WeatherSpecification, winterDesignTemperature } from './design-conditions.ts';

const WEATHER: WeatherSpecification = {
  designConditions: DesignConditions.Ashrae,
  summerDesignTemp: 91,
  summerWetBulbTemperature: 74,
  winterTemperature: -4,
  outdoorAirDryBulbTemp: 88,
  outdoorAirWetBulbTemp: 70,
};

describe('outdoor design conditions', () => {
  it.each([
    ['the typed temperatures', DesignConditions.Manual, 88, 70],
    ['95/78 F', DesignConditions.Standard, 95, 78],
    ['the climate station', DesignConditions.Ashrae, 91, 74],
    ['the hour of most enthalpy: wetter and cooler than the hottest', DesignConditions.Enthalpy, 85, 76],
  ])('[A-124] are %s', (_, designConditions, dryBulb, wetBulb) => {
    expect(outdoorDesignState({ ...WEATHER, designConditions })).toEqual({ dryBulb, wetBulb });
  });

  it('[A-124] have a winter of 0 F where they are standard, else that of the specification', () => {
    expect(winterDesignTemperature({ ...WEATHER, designConditions: DesignConditions.Standard })).toBe(0);
    expect(winterDesignTemperature(WEATHER)).toBe(-4);
    expect(winterDesignTemperature({ ...WEATHER, winterTemperature: null })).toBeNull();
  });

  it('take the other pair where the chosen one is missing', () => {
    const typed = { ...WEATHER, summerDesignTemp: null };
    expect(outdoorDesignState(typed)).toEqual({ dryBulb: 88, wetBulb: 70 });
    const station = { ...WEATHER, designConditions: DesignConditions.Manual, outdoorAirWetBulbTemp: null };
    expect(outdoorDesignState(station)).toEqual({ dryBulb: 91, wetBulb: 74 });
  });

  it('keep the wet bulb of most enthalpy at or below the dry bulb', () => {
    const state = outdoorDesignState({
      ...WEATHER,
      designConditions: DesignConditions.Enthalpy,
      summerDesignTemp: 80,
      summerWetBulbTemperature: 79,
    });
    expect(state).toEqual({ dryBulb: 81, wetBulb: 81 });
  });

  it.each([
    ['summerDesignTemp', { summerDesignTemp: null, outdoorAirDryBulbTemp: null }],
    [
      'outdoorAirDryBulbTemp',
      { designConditions: DesignConditions.Manual, summerDesignTemp: null, outdoorAirDryBulbTemp: null },
    ],
    ['summerWetBulbTemperature', { summerWetBulbTemperature: 92 }],
    ['summerDesignTemp', { summerDesignTemp: 900 }],
  ])('name %s when %j cannot be meant', (field, change) => {
    expect(() => outdoorDesignState({ ...WEATHER, ...change })).toThrow(expect.objectContaining({ field }));
  });
});
