import { readCells, readSchedule } from '../src/schedule/index.ts';
import { problemsOf, row, type Sample } from './schedule-sample.ts';

const rowsOf = (lines: readonly string[]) =>
  readSchedule(lines.join('\n').replaceAll('|', '\t')).rows.filter(({ ignored }) => !ignored);
const tagsOf = (lines: readonly string[]) => rowsOf(lines).map(({ tag }) => tag?.value ?? null);

const SAMPLES: readonly Sample[] = [
  [
    'systems beside their fans',
    ['SYSTEM|FAN|CFM|ESP|HP|V/PH/HZ', 'AHU-1|SUPPLY|12000|2.5|15|460/3/60', 'AHU-1|RETURN|10500|1.25|7.5|460/3/60'],
    [row('AHU-1 SUPPLY', 1, 12000, 2.5, [460, 3]), row('AHU-1 RETURN', 1, 10500, 1.25, [460, 3])],
  ],
  [
    'systems in merged cells',
    ['SYSTEM|FAN|AIRFLOW (CFM)|E.S.P.', 'AHU-1|SUPPLY|12000|2.5', '|RETURN|10500|1.25', 'AHU-2|SUPPLY|8000|2.25'],
    [row('AHU-1 SUPPLY', 1, 12000, 2.5), row('AHU-1 RETURN', 1, 10500, 1.25), row('AHU-2 SUPPLY', 1, 8000, 2.25)],
  ],
  [
    'tags that another row has too',
    ['UNIT|FAN TYPE|CFM|SP', 'RTU-1|Supply|4000|1.0', 'RTU-1|Exhaust|3000|0.5', 'RTU-2|Supply|4000|1.0'],
    [row('RTU-1 Supply', 1, 4000, 1), row('RTU-1 Exhaust', 1, 3000, 0.5), row('RTU-2', 1, 4000, 1)],
  ],
  [
    'units that fans serve',
    ['FAN|SERVES|CFM|ESP', 'SUPPLY|AHU-1|5000|1.0', 'RETURN|AHU-1|4500|0.75'],
    [row('AHU-1 SUPPLY', 1, 5000, 1), row('AHU-1 RETURN', 1, 4500, 0.75)],
  ],
  [
    'fans in Spanish',
    ['SISTEMA|VENTILADOR|CFM|PE', 'UMA-1|IMPULSION|8000|1', 'UMA-1|RETORNO|7500|0.5'],
    [row('UMA-1 IMPULSION', 1, 8000, 1), row('UMA-1 RETORNO', 1, 7500, 0.5)],
  ],
  [
    'letters for fans',
    ['SYSTEM NO.|FAN|CFM|SP', 'AC-1|SF|4000|1.5', 'AC-1|RF|3500|0.75'],
    [row('AC-1 SF', 1, 4000, 1.5), row('AC-1 RF', 1, 3500, 0.75)],
  ],
  [
    'systems beside fans with tags of their own',
    ['SYSTEM|FAN|CFM|SP', 'TOILET EXHAUST|EF-1|1000|0.5', 'KITCHEN|EF-2|2000|1.0'],
    [row('EF-1', 1, 1000, 0.5), row('EF-2', 1, 2000, 1)],
  ],
  [
    'two fans of one tag and one kind',
    ['TAG|FAN TYPE|CFM|SP', 'EF-1|EXHAUST|1000|0.5', 'EF-1|EXHAUST|2000|1.0'],
    [row('EF-1', 1, 1000, 0.5), row('EF-1', 1, 2000, 1)],
  ],
  [
    'kinds of the product, which are no fans of a system',
    ['kind|tag|cfm|esp', 'exhaust|EF-1|1000|0.5', 'supply|EF-1|2000|1.0'],
    [row('EF-1', 1, 1000, 0.5), row('EF-1', 1, 2000, 1)],
  ],
  [
    'fans of one kind',
    ['TAG|TYPE|CFM|SP', 'EF-1|EXHAUST|1000|0.5', 'EF-2|EXHAUST|2000|1.0'],
    [row('EF-1', 1, 1000, 0.5), row('EF-2', 1, 2000, 1)],
  ],
];

describe('A column of supply, return and exhaust', () => {
  it.each(SAMPLES)('names the fans of systems: %s', (...sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });

  it('says what the fans do', () => {
    const rows = rowsOf(['SYSTEM|FAN|CFM|ESP', 'AC-1|SF|4000|1.5', 'AC-1|RF|3500|0.75', 'AC-1|EF|500|0.5']);
    expect(rows.map(({ category }) => category?.value ?? null)).toEqual(['MakeUpAir', null, 'Exhaust']);
    expect(rows[1]?.questions).toMatchObject([{ field: 'category', meanings: [{}, {}] }]);
  });

  it.each([
    [
      ['SYSTEM|FAN|CFM|ESP', '1|SUPPLY|5000|1.0', '1|RETURN|4500|0.75'],
      ['SYSTEM 1 SUPPLY', 'SYSTEM 1 RETURN'],
    ],
    [
      ['SYSTEM|FAN|CFM|ESP', 'LAB|SUPPLY|5000|1.0', 'LAB|EXHAUST|5500|2.0'],
      ['LAB SUPPLY', 'LAB EXHAUST'],
    ],
  ])('leaves the tag open where a system has none: %j', (lines, meant) => {
    expect(tagsOf(lines)).toEqual([null, null]);
    const questions = rowsOf(lines).map((each) => each.questions.find(({ field }) => field === 'tag'));
    expect(questions.map((question) => question?.meanings)).toEqual(meant.map((value) => [{ value, unit: null }]));
  });

  it('is no tag by itself', () => {
    const rows = rowsOf(['FAN|CFM|ESP', 'SUPPLY|5000|1.0', 'EXHAUST|600|0.5']);
    expect(rows.map(({ tag, category }) => [tag, category?.value])).toEqual([
      [null, 'MakeUpAir'],
      [null, 'Exhaust'],
    ]);
  });

  it('does not go on from a merged cell to a fan of the same role', () => {
    expect(tagsOf(['SYSTEM|FAN|CFM|ESP', 'AHU-1|SUPPLY|5000|1', '|SUPPLY|4000|1'])).toEqual(['AHU-1 SUPPLY', null]);
  });

  it('leaves open how many fans several systems have', () => {
    const [first] = rowsOf(['SYSTEM|FAN|CFM|ESP', 'AHU-1 & 2|SUPPLY|5000|1', 'AHU-3|SUPPLY|5000|1']);
    expect(first?.questions).toMatchObject([{ field: 'quantity', meanings: [{ value: 1 }, { value: 2 }] }]);
  });

  it('leaves the tag that a user enters, and the column that a user says', () => {
    const cells = [
      ['SYSTEM', 'FAN', 'CFM', 'ESP'],
      ['AHU-1', 'SUPPLY', '5000', '1'],
    ];
    const tagIn = (options: Parameters<typeof readCells>[1]) => readCells(cells, options).rows[0]?.tag?.value;
    expect(tagIn({ edits: new Map([['2', { tag: 'SF-9' }]]) })).toBe('SF-9');
    expect(tagIn({ fields: new Map([[1, 'tag' as const]]) })).toBe('SUPPLY');
    expect(tagIn({})).toBe('AHU-1 SUPPLY');
  });
});
