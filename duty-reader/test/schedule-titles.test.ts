import { readSchedule } from '../src/schedule/index.ts';
import { problemsOf, row, type Sample } from './schedule-sample.ts';

const EF_1 = [row('EF-1', 1, 1200, 0.5, [115, 1])];

const SAMPLES: readonly Sample[] = [
  [
    'above the heads',
    ['EF-1 EXHAUST FAN SCHEDULE', 'SERVICE|CFM|ESP|HP|V/PH/HZ', 'RESTROOMS|1200|0.5|1/4|120/1/60'],
    EF_1,
  ],
  ['behind its words', ['EXHAUST FAN SCHEDULE - EF-1', 'CFM|ESP|HP|V/PH/HZ', '1200|0.5|1/4|120/1/60'], EF_1],
  ['in a line of its own', ['EXHAUST FAN', 'EF-1', 'CFM|ESP|HP|V/PH/HZ', '1200|0.5|1/4|120/1/60'], EF_1],
  ['centered in a sheet', ['||EF-1 EXHAUST FAN||', 'CFM|ESP|HP|VOLTS|PH', '1200|0.5|1/4|120|1'], EF_1],
  ['above single spaces', ['EF-1 EXHAUST FAN SCHEDULE', 'CFM ESP HP VOLTS PH', '1200 0.5 1/4 120 1'], EF_1],
  [
    'above names and values',
    ['EF-1 EXHAUST FAN', 'Airflow|1200 CFM', 'Static Pressure|0.5 in. w.g.', 'Motor|1/4 HP', 'Voltage|120/1/60'],
    EF_1,
  ],
  [
    'above labels',
    ['EF-1 EXHAUST FAN', 'Airflow: 1200 CFM', 'ESP: 0.5 in. w.g.', 'Motor: 1/4 HP', 'Power: 120/1/60'],
    EF_1,
  ],
  ['above signs', ['EXHAUST FAN EF-1', 'CFM = 1200', 'ESP = 0.5 IN', 'V/PH = 120/1'], EF_1],
  ['above dots', ['EF-1 EXHAUST FAN', 'CFM ............ 1200', 'ESP ............ 0.5', 'V/PH ... 120/1'], EF_1],
  [
    'of one fan after another',
    ['EF-1', 'CFM: 1200', 'ESP: 0.5', 'VOLTS: 120/1/60', 'EF-2', 'CFM: 800', 'ESP: 0.375', 'VOLTS: 120/1/60'],
    [...EF_1, row('EF-2', 1, 800, 0.375, [115, 1])],
  ],
  [
    'of one table after another',
    ['EF-1', 'CFM|ESP|HP', '1200|0.5|1/4', 'EF-2', 'CFM|ESP|HP', '800|0.25|1/6'],
    [row('EF-1', 1, 1200, 0.5), row('EF-2', 1, 800, 0.25)],
  ],
  [
    'in a data sheet with a column of units',
    [
      'FAN DATA SHEET',
      'TAG NO.|EF-1',
      'QUANTITY|2',
      'AIRFLOW|1200|CFM',
      'STATIC PRESSURE|0.5|IN. W.G.',
      'POWER SUPPLY|120/1/60|V/PH/HZ',
    ],
    [row('EF-1', 2, 1200, 0.5, [115, 1])],
  ],
  [
    'in a data sheet in metric units',
    ['EF-1 EXHAUST FAN DATA SHEET', 'AIRFLOW|566|L/s', 'STATIC PRESSURE|125|Pa', 'SPEED|1140|RPM'],
    [row('EF-1', 1, 1199.29, 0.5018)],
  ],
];

const rowsOf = (lines: readonly string[]) =>
  readSchedule(lines.join('\n').replaceAll('|', '\t')).rows.filter(({ ignored }) => !ignored);
const tagsInQuestion = (lines: readonly string[]) =>
  rowsOf(lines).map(({ tag, questions }) => [
    tag?.value ?? null,
    questions.find(({ field }) => field === 'tag')?.meanings.map(({ value }) => value) ?? null,
  ]);
const TABLE = ['CFM|ESP|HP', '1200|0.5|1/4'];

describe('the tag of a fan in the title of its table', () => {
  it.each(SAMPLES.map((sample) => [sample[0], sample] as const))('%s', (_, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });

  it('is listed as a heading', () => {
    const { rows } = readSchedule('EF-1\nCFM\tESP\n1200\t0.5');
    expect(rows.map(({ reason, tag }) => reason ?? tag?.value)).toEqual(['heading', 'EF-1']);
  });

  it('is a question where the title has several, or the table several rows', () => {
    expect(tagsInQuestion(['EXHAUST FANS EF-1 AND EF-2', ...TABLE])).toEqual([[null, ['EF-1 AND EF-2']]]);
    expect(tagsInQuestion(['RTU-1 SUPPLY FAN', ...TABLE, '600|0.2|1/4'])).toEqual([
      [null, ['RTU-1']],
      [null, ['RTU-1']],
    ]);
  });

  it('is a question where its letters are none of a fan, as those of a sheet are', () => {
    expect(tagsInQuestion(['M-601 EXHAUST FAN SCHEDULE', ...TABLE])).toEqual([[null, ['M-601']]]);
  });

  it.each([
    ['SEE SHEET M-601 FOR EXHAUST FANS'],
    ['EXHAUST FANS LEVEL 2'],
    ['EXHAUST FAN SCHEDULE (UL 762)'],
    ['EXHAUST FANS OF 2027'],
  ])('is none of %s', (title) => {
    expect(tagsInQuestion([title, ...TABLE])).toEqual([[null, null]]);
  });

  it('is not used where the rows have tags', () => {
    expect(tagsInQuestion(['RTU-1 EXHAUST FANS', 'TAG|CFM|ESP', 'EF-1|1200|0.5'])).toEqual([['EF-1', null]]);
    expect(tagsInQuestion(['RTU-1 EXHAUST FANS', 'SERVICE|CFM|ESP', 'EF-1|1200|0.5'])).toEqual([['EF-1', null]]);
  });
});
