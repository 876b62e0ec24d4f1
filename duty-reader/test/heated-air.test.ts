import { readLine } from '../src/line/index.ts';
import { readSchedule } from '../src/schedule/index.ts';

const firstOf = (lines: readonly string[]) =>
  readSchedule(lines.join('\n').replaceAll('|', '\t')).rows.find(({ ignored }) => !ignored);
const riseOf = (lines: readonly string[]) => {
  const row = firstOf(lines);
  const question = row?.questions.find(({ field }) => field === 'temperatureRise');
  return row?.temperatureRise?.value ?? question?.meanings.map(({ value }) => value) ?? null;
};
const MAU = (heads: string, cells: string) => [`TAG|CFM|ESP|MBH|${heads}`, `MAU-1|4000|0.75|300|${cells}`];

describe('air that enters and leaves', () => {
  it.each<readonly [string, readonly string[], number | readonly number[] | null]>([
    ['in two columns', MAU('EAT|LAT', '0|70'), 70],
    ['below zero', MAU('EAT (°F)|LAT (°F)', '-10|70'), 80],
    ['in degrees Celsius', ['TAG|L/s|Pa|EAT (°C)|LAT (°C)', 'MAU-1|2000|150|-20|20'], 72],
    ['by its whole words', MAU('ENT. AIR TEMP|LVG. AIR TEMP', '5|75'), 70],
    ['by dry bulbs', MAU('EDB|LDB', '5 F|75 F'), 70],
    ['in one column', MAU('EAT/LAT (°F)', '-10 / 70'), 80],
    ['in one column with units', MAU('EAT/LAT', '-10°F/70°F'), 80],
    [
      'below merged heads',
      ['TAG|CFM|ESP|COOLING|||HEATING||', '|||MBH|EAT|LAT|MBH|EAT|LAT', 'RTU-1|4000|0.75|120|80|55|200|50|90'],
      40,
    ],
    ['of a coil that cools', MAU('EAT|LAT', '80|55'), null],
    ['of a cooling coil alone', MAU('COOLING EAT|COOLING LAT', '50|55'), null],
    ['by wet bulbs', MAU('EWB|LWB', '50|55'), null],
    ['of water', MAU('EWT|LWT', '140|180'), null],
    ['of a wheel', MAU('WHEEL EAT|WHEEL LAT', '0|50'), null],
    ['of which one is missing', MAU('EAT|LAT', '0|-'), null],
    ['of which one is no figure', MAU('EAT|LAT', '0|70/75'), null],
    ['of two heaters', MAU('PREHEAT EAT|PREHEAT LAT|REHEAT EAT|REHEAT LAT', '0|50|55|75'), [50, 20]],
    ['beside a rise that says the same', MAU('EAT|LAT|RISE', '5|75|70'), 70],
    ['beside another rise', MAU('EAT|LAT|RISE', '5|75|60'), [60, 70]],
    ['without a unit in metric columns', ['TAG|L/s|Pa|EAT|LAT', 'MAU-1|2000|150|-20|20'], [72, 40]],
  ])('is a rise %s', (_, lines, rise) => {
    expect(riseOf(lines)).toEqual(rise);
  });

  it('decides that make-up air is heated, and both are kept', () => {
    const row = firstOf(['TAG|CFM|ESP|EAT|LAT', 'MAU-1|4000|0.75|0|70']);
    expect(row?.category?.value).toBe('HeatedMakeUpAir');
    expect(row?.temperatureRise).toEqual({ value: 70, unit: '°F', asWritten: '0 | 70' });
    expect(row?.unused.map(({ head, text }) => `${head} ${text}`)).toEqual(['EAT 0', 'LAT 70']);
  });

  it.each<readonly [string, number | null]>([
    ['MAU-1 4000 cfm 0.75 EAT 0 LAT 70', 70],
    ['MAU-1 4000 cfm 0.75 EAT 0F LAT 70F 300 MBH', 70],
    ['MAU-1 4000 cfm 0.75" EAT/LAT 0/70', 70],
    ['MAU-1 4000 cfm 0.75" EAT/LAT: -10/70 °F', 80],
    ['MAU-1 4000 cfm 0.75" 0F EAT 70F LAT', 70],
    ['MAU-1 4000 cfm 0.75" 0°F EAT / 70°F LAT', 70],
    ['MAU-1 4000 cfm 0.75" EAT -5°F, LAT 70°F 350 MBH', 75],
    ['make-up air 4000 cfm 0.75 entering 5 F leaving 75 F', 70],
    ['MAU-1 4000 cfm 0.75" LAT 70 EAT 0', 70],
    ['MAU-1 2000 L/s 150 Pa EAT -20C LAT 20C', 72],
    ['MAU-1 4000 cfm 0.75" EAT 5 LAT 75 70 F rise', 70],
    ['RTU-1 4000 cfm 10 tons EAT 80 LAT 55', null],
    ['MAU-1 4000 cfm 90F LAT', null],
    ['MAU-1 4000 cfm EAT 0C LAT 70F', null],
  ])('is a rise in a line: %s', (line, rise) => {
    const { criteria, notUnderstood, questions } = readLine(line);
    expect(criteria.temperatureRise?.value ?? null).toBe(rise);
    expect(criteria.temperature).toBeNull();
    expect(questions.map(({ field }) => field)).toEqual([]);
    if (rise === null) expect(notUnderstood).toContain('LAT');
    else expect(notUnderstood).toEqual([]);
  });

  it('is a question in a line where a rise says something else, and where metric words leave its unit open', () => {
    for (const line of ['MAU-1 4000 cfm EAT 5 LAT 75 60 F rise', 'MAU-1 2000 L/s 150 Pa EAT -20 LAT 20']) {
      const { criteria, questions } = readLine(line);
      expect([criteria.temperatureRise, questions.map(({ field }) => field)]).toEqual([null, ['temperatureRise']]);
    }
  });
});
