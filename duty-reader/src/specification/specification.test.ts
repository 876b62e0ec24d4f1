import { type Duty, EMPTY_DUTY } from '../reading.ts';
import { specificationOf } from './index.ts';

const said = (fields: Readonly<Partial<Record<keyof Duty, number | string>>>): Duty => ({
  ...EMPTY_DUTY,
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { value, unit: null, asWritten: String(value) }]),
  ),
});

describe('The specification of a duty', () => {
  it('has what the duty says under the names of a specification, and nothing else', () => {
    expect(
      specificationOf(
        said({ cfm: 2000, staticPressure: 0.5, voltage: 460, phase: 3, postalCode: '60606', tag: 'EF-1' }),
      ),
    ).toEqual({ cfm: 2000, sp: 0.5, motorVoltage: 460, motorPhase: 3, zip: '60606' });
  });

  it('has the numbers of category and sub-category', () => {
    expect(specificationOf(said({ category: 'Exhaust', subCategory: 'Inline', application: 'grease' }))).toEqual({
      ...{ fanCategoryType: 1, subFanCategoryType: 3 },
      isRestaurantDuty: true,
    });
  });

  it('is that of heated make-up air where the air is to be heated', () => {
    const duty = said({ category: 'MakeUpAir', subCategory: 'InlineFiltered', temperatureRise: 70 });
    expect(specificationOf(duty)).toEqual({ fanCategoryType: 3, temperatureRise: 70 });
  });

  it('leaves heat out of a fan that has no heater', () => {
    expect(specificationOf(said({ category: 'Exhaust', btus: 100_000 }))).toEqual({ fanCategoryType: 1 });
  });
});
