import { readSchedule } from '../src/schedule/index.ts';

const heaterBelow = (heads: readonly string[], cell: string) =>
  readSchedule([...heads, `MUA-1|1000|0.5|${cell}|480/3`].join('\n').replaceAll('|', '\t')).rows[0];

describe('The heater of a schedule', () => {
  it.each([
    ['HEATER KW', '10', 10],
    ['HEATING KW', '10', 10],
    ['HEATER (KW)', '10', 10],
    ['ELECTRIC HEAT (KW)', '10', 10],
    ['ELECTRIC HEAT', '10 kW', 10],
    ['ELECTRIC HEAT', '10', 10],
    ['HEATER SIZE (W)', '5000', 5],
    ['HEATER SIZE', '5000 W', 5],
  ])('below %s, %s, is in kW', (head, cell, value) => {
    const row = heaterBelow([`TAG|CFM|ESP|${head}|V/PH`], cell);
    expect(row?.kWs?.value).toBeCloseTo(value, 4);
    expect(row).toMatchObject({ kWs: { unit: 'kW' }, motorHp: null, questions: [] });
  });

  it('has its unit in the line below its name', () => {
    const heads = ['TAG|CFM|ESP|ELECTRIC HEAT|V/PH', '|||KW|'];
    expect(heaterBelow(heads, '10')).toMatchObject({ kWs: { value: 10 }, questions: [] });
  });

  it('is a question where it is more than any heater has', () => {
    expect(heaterBelow(['TAG|CFM|ESP|HEATER SIZE|V/PH'], '5000')).toMatchObject({
      kWs: null,
      questions: [{ field: 'kWs', meanings: [{ value: 5 }] }],
    });
  });
});

const ofType = (type: string, heads = '', cells = '') =>
  readSchedule(`TAG|TYPE|CFM|ESP${heads}\nMAU-1|${type}|3,000|0.75${cells}`.replaceAll('|', '\t')).rows[0];

describe('Heat in the words of a type', () => {
  it.each([
    ['Heated make-up air, 250 MBH', { btus: { value: 250_000, unit: 'Btu/h', asWritten: '250 MBH' } }],
    ['Make-up air unit (250,000 Btu/h)', { btus: { value: 250_000 } }],
    ['Electric make-up air 40 kW', { kWs: { value: 40, unit: 'kW' }, subCategory: { value: 'Electric' } }],
    ['Make-up air, 70°F rise', { temperatureRise: { value: 70 } }],
    ['Packaged rooftop unit, 5 tons', { nominalCoolingTons: { value: 5 } }],
  ])('is the heat of the row: %s', (type, said) => {
    expect(ofType(type)).toMatchObject({ ...said, questions: [], notUnderstood: [] });
  });

  it('makes make-up air heated', () => {
    expect(ofType('Make-up air, 250 MBH')).toMatchObject({ category: { value: 'HeatedMakeUpAir' } });
  });

  it('does not take the place of what its own column says', () => {
    expect(ofType('Heated make-up air, 250 MBH', '|MBH', '|300')).toMatchObject({
      btus: { value: 300_000 },
      notUnderstood: ['250', 'MBH'],
    });
  });

  it('is none where it is cooled, or the power of a motor', () => {
    expect(ofType('Make-up air, 120 MBH cooling')).toMatchObject({
      btus: null,
      notUnderstood: expect.arrayContaining(['120', 'MBH']),
    });
    expect(readSchedule('TAG\tTYPE\tCFM\tESP\nEF-1\tInline 2 kW\t3,000\t0.75').rows[0]).toMatchObject({
      kWs: null,
      notUnderstood: ['2', 'kW'],
    });
  });

  it('is a question with both where it is two figures', () => {
    expect(ofType('Heated make-up air, 250/300 MBH')).toMatchObject({
      btus: null,
      questions: [{ field: 'btus', meanings: [{ value: 250_000 }, { value: 300_000 }] }],
    });
  });
});
