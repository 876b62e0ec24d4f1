import { readLine } from '../src/line/index.ts';
import { readCells, readSchedule } from '../src/schedule/index.ts';

const BOTH = ['IndustrialHeater', 'HeatedMakeUpAir'];

function kindOf(line: string) {
  const { criteria, questions } = readLine(line);
  const question = questions.find(({ field }) => field === 'category');
  return criteria.category?.value ?? question?.meanings.map(({ value }) => value) ?? null;
}

describe('A heater', () => {
  it.each([
    ['heater 10 kW', BOTH],
    ['heater 10kW 480/3', BOTH],
    ['10 kW heater', BOTH],
    ['100 MBH heater', BOTH],
    ['10 kW unit heater 480/3', BOTH],
    ['wall heater 2 kW', BOTH],
    ['cabinet heater 4 kW 208/1', []],
    ['heaters (3) 10 kW', BOTH],
    ['heater 10 kW 1000 cfm', BOTH],
    ['heater 100 MBH', BOTH],
    ['gas heater 100 MBH', BOTH],
    ['unit heater 10 kW', BOTH],
    ['UH-1 10 kW 480/3', BOTH],
    ['calefactor 10 kW', BOTH],
    ['electric heater 10 kW', ['HeatedMakeUpAir']],
    ['wall mounted electric heater 5 kW', ['HeatedMakeUpAir']],
    ['electric unit heater 5 kW 208/3', []],
    ['duct heater 10 kW', []],
    ['EUH-1 10 kW', []],
  ])('of a line is a question where it may be one of several: %s', (line, meanings) => {
    expect(kindOf(line)).toEqual(meanings);
  });

  it.each([
    ['unit heater 100 MBH', 'IndustrialHeater'],
    ['industrial heater 10 kW', 'IndustrialHeater'],
    ['gas unit heater 30 kW', 'IndustrialHeater'],
    ['UH-1 100 MBH gas', 'IndustrialHeater'],
    ['warehouse heater 200 MBH', 'IndustrialHeater'],
    ['electric make-up air 2000 cfm 40 kW', 'HeatedMakeUpAir'],
    ['make-up air 2000 cfm heater 60 kW', 'HeatedMakeUpAir'],
    ['RTU-1 5 tons heater 15 kW', 'HvacUnit'],
    ['RTU-1 15 kW heater 3000 cfm', 'HvacUnit'],
    ['MAU-1 10 kW heater 2000 cfm 0.5', 'HeatedMakeUpAir'],
    ['MAU-1 heater 2000 cfm 0.5', 'HeatedMakeUpAir'],
  ])('of a line is what its words say: %s', (line, category) => {
    expect(kindOf(line)).toBe(category);
  });

  it.each(['heaters (3) 10 kW', 'preheater 10 kW 1500 cfm', 'calefactor 10 kW', 'réchauffeur heater 10 kW'])(
    'has heat, and no motor of its kW: %s',
    (line) => {
      const { kWs, motorHp } = readLine(line).criteria;
      expect([kWs?.value, motorHp]).toEqual([10, null]);
    },
  );

  it('of a schedule in kW is a question that the user settles', () => {
    const cells = [
      ['TAG', 'TYPE', 'KW', 'CFM', 'V/PH'],
      ['UH-1', 'HEATER', '10', '900', '480/3'],
    ];
    expect(readCells(cells).rows[0]).toMatchObject({
      category: null,
      questions: expect.arrayContaining([expect.objectContaining({ field: 'category', asWritten: 'HEATER' })]),
    });
    const edits = new Map([['2', { category: 'IndustrialHeater' }]]);
    expect(readCells(cells, { edits }).rows[0]).toMatchObject({
      category: { value: 'IndustrialHeater' },
      questions: [],
    });
  });

  it('of a schedule in MBH hangs in a room', () => {
    expect(readSchedule('TAG\tTYPE\tMBH\tCFM\nUH-1\tHEATER\t100\t900').rows[0]).toMatchObject({
      category: { value: 'IndustrialHeater' },
      questions: [],
    });
  });
});
