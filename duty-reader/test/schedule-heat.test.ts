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
