import { CURVE_RANGES, isInRange, rangeText, SPECIFICATION_RANGES } from './field-ranges.ts';

describe('range of a field', () => {
  it('is reported with the name of the field, its unit and one number format', () => {
    expect(rangeText(SPECIFICATION_RANGES.cfm)).toBe('Airflow: 1 to 500,000 cfm');
    expect(rangeText(SPECIFICATION_RANGES.altitude)).toBe('Altitude: -1,500 to 20,000 ft');
    expect(rangeText(SPECIFICATION_RANGES.sones)).toBe('Sound: 0.1 to 100 sones');
    expect(rangeText(SPECIFICATION_RANGES.soundPressure)).toBe('Sound pressure: 20 to 120 dBA');
    expect(rangeText(CURVE_RANGES.ambientTemperature)).toBe('Temperature: -60 to 1,000 °F');
  });

  it('holds its limits and nothing that is no number', () => {
    const { altitude } = SPECIFICATION_RANGES;
    expect([-1500, 0, 20_000].every((value) => isInRange(value, altitude))).toBe(true);
    expect([-1501, 20_001, Number.NaN, Number.POSITIVE_INFINITY].some((value) => isInRange(value, altitude))).toBe(
      false,
    );
  });
});
