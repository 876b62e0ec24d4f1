import { readSchedule } from '../src/schedule/index.ts';
import { problemsOf, row, type Sample } from './schedule-sample.ts';

const HEADS = 'TAG|CFM|ESP';
const EF1 = row('EF-1', 1, 900, 0.5);
const EF2 = row('EF-2', 1, 800, 0.25);

const SAMPLES: readonly Sample[] = [
  [
    'totals of every name',
    [
      ...[HEADS, 'LEVEL 1||', 'EF-1|900|0.5', 'SUBTOTAL|900|', 'LEVEL 2||', 'EF-2|800|0.25'],
      ...[
        'SUBTOTAL LEVEL 2|800|',
        'LEVEL 2 TOTAL|800|',
        'GRAND TOTAL|1,700|',
        'TOTAL CFM|1700|',
        "TOTAL EF'S|1700|",
        'AVERAGE|850|',
        'SUMME|1700|',
        'TOTALES|1700|',
      ],
    ],
    [EF1, EF2],
  ],
  ['a sum without a word', [HEADS, 'EF-1|900|0.5', 'EF-2|800|0.25', '|1,700|'], [EF1, EF2]],
  [
    'existing and removed units',
    [
      ...['TAG|CFM|ESP|REMARKS', 'EF-1|900|0.5|REPLACE EXISTING FAN', 'EF-2|800|0.25|POWER WIRING BY OTHERS'],
      ...[
        'EF-3|900|0.5|EXISTING TO REMAIN',
        'EF-4|900|0.5|ALTERNATE #1',
        'EF-5|900|0.5|FUTURE',
        'EF-6|900|0.5|DEMOLISH',
      ],
      ...[
        'EF-7 (E)|900|0.5|',
        '(E) EF-8|900|0.5|',
        'EF-9|900|0.5|BY OTHERS',
        'EF-10|900|0.5|N.I.C.',
        'EF-11|900|0.5|ETR',
      ],
    ],
    [EF1, EF2],
  ],
  ['a heading of existing units', ['EXISTING FANS||', HEADS, 'EF-9|900|0.5', 'NEW FANS||', 'EF-1|900|0.5'], [EF1]],
  [
    'notes below',
    [HEADS, 'EF-1|900|0.5', 'NOTES:||', '1. PROVIDE BACKDRAFT DAMPER||', '2. INTERLOCK WITH LIGHTS, 120 V||'],
    [EF1],
  ],
  [
    'the same units in a second language',
    [
      ...['TAG|SERVICE|CFM|ESP', 'EF-1|TOILET EXHAUST|900|0.5', 'EF-1|EXTRACCION DE BAÑOS|900|0.5'],
      ...['EF-2|KITCHEN|800|0.25', 'EF-2|COCINA||'],
    ],
    [EF1, EF2],
  ],
  [
    'a text that goes on in the next line',
    ['TAG|SERVES|CFM|ESP', 'EF-1|TOILET|900|0.5', '|ROOMS 101-105||', 'EF-2|STORE|800|0.25'],
    [EF1, EF2],
  ],
  ['a tag alone', [HEADS, 'EF-1|900|0.5', 'EF-2'], [EF1, row('EF-2', 1, null, null)]],
  ['ditto marks', [HEADS, 'EF-1|900|0.5', 'EF-2|"|0.25'], [EF1, row('EF-2', 1, 900, 0.25)]],
  ['a quantity column and a tag that differ', ['TAG|QTY|CFM|ESP', 'EF-1 & 2|3|900|0.5'], [row(null, null, 900, 0.5)]],
  ['a quantity column and a tag that agree', ['TAG|QTY|CFM|ESP', 'EF-1 THRU 3|3|900|0.5'], [row(null, 3, 900, 0.5)]],
  [
    'columns that count standby units',
    ['TAG|OPERATING|STANDBY|CFM|ESP', 'EF-1|1|0|900|0.5', 'EF-2|1|-|800|0.25'],
    [EF1, EF2],
  ],
  ['running and standby units', ['TAG|QTY|STANDBY|CFM|ESP', 'EF-1|1|1|900|0.5'], [row('EF-1', null, 900, 0.5)]],
  [
    'units in columns of their own',
    ['TAG|AIRFLOW|UNITS|ESP|UOM', 'EF-1|424.75|L/S|124.54|PA', 'EF-2|800|CFM|0.25|IN WC', 'EF-3|900|FOO|0.5|'],
    [EF1, EF2, row('EF-3', 1, null, 0.5)],
  ],
  ['typical of several', ['TAG|SERVES|CFM|ESP', 'EF-1|TOILETS (TYP. OF 6)|900|0.5'], [row('EF-1', 6, 900, 0.5)]],
  ['a number of fans', ['TAG|NO. OF FANS|CFM|ESP', 'EF-1|2.0|900|0.5'], [row('EF-1', 2, 900, 0.5)]],
  [
    'turned, with a title and lines that are no fields',
    [
      ...[
        'ROOFTOP UNITS',
        'MANUFACTURER|GREENHECK|COOK',
        'MODEL|SQ-90|ACEB',
        'SUPPLY CFM|900|1200',
        'MIN OA CFM|100|200',
      ],
      ...['EXTERNAL STATIC|0.5|0.75', 'SUPPLY FAN HP|1/2|3/4', 'UNIT NO.|RTU-1|RTU-2', 'VOLTS/PH|208/3|460/3'],
    ],
    [row('RTU-1', 1, 900, 0.5, [208, 3]), row('RTU-2', 1, 1200, 0.75, [460, 3])],
  ],
  [
    'turned, with a column of units',
    ['MARK||EF-1|EF-2', 'AIRFLOW|CFM|900|800', 'ESP|IN. WG|0.5|0.25', 'VOLTAGE|V/PH|115/1|460/3'],
    [EF1, EF2],
  ],
  [
    'labels with their values',
    ['TAG: EF-1', 'CFM: 900', 'ESP: 0.5', '', 'TAG: EF-2', 'CFM: 800', 'ESP: 0.25'],
    [EF1, EF2],
  ],
  ['one cell a line', ['Tag', 'Airflow', '(CFM)', 'ESP', 'EF-1', '900', '0.5', 'EF-2', '800', '0.25'], [EF1, EF2]],
  [
    'one cell a line with a cell left out',
    ['Tag', 'CFM', 'ESP', 'EF-1', '900', 'EF-2', '800', '0.25'],
    [row('EF-1', 1, null, null), EF2],
  ],
];

describe('rows of schedules', () => {
  it.each(SAMPLES.map((sample) => [sample[0], sample] as const))('%s', (_, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });
  it('say why they do not count', () => {
    const text = 'Fans\nTAG\tCFM\tESP\nEF-1\t900\t0.5\tx\nEF-2 (E)\t900\t0.5\nTOTAL\t900\t\n1. Notes of it\t\t';
    const { rows } = readSchedule(text);
    expect(rows.map(({ line, ignored, reason }) => [line, ignored, reason])).toEqual([
      [1, true, 'heading'],
      [3, false, null],
      [4, true, 'existing'],
      [5, true, 'total'],
      [6, true, 'note'],
    ]);
  });
  it('without a tag below one with a tag belong to it or not: the user says', () => {
    const { rows } = readSchedule('TAG\tCFM\tESP\nEF-1\t5,000\t0.5\n\t10,000\t1.0');
    expect(rows[1]).toMatchObject({
      tag: null,
      questions: [{ field: 'tag', asWritten: '', meanings: [{ value: 'EF-1', unit: null }] }],
    });
  });
  it('of a line that has too many cells are not read', () => {
    const { rows } = readSchedule('TAG,CFM,ESP\nEF-1,1,200,0.5');
    expect(rows[0]?.questions.map(({ field }) => field)).toEqual(['cfm', 'staticPressure']);
  });
  it.each([
    ['BHP', '0.37', 0.37],
    ['MAX. BHP', '1/2 BHP', 0.5],
    ['FAN BHP (HP)', '0.37', 0.37],
    ['BHP (kW)', '0.37', 0.496178],
    ['BKW', '0.37', 0.496178],
  ])('have a brake horsepower below %s that is no size of a motor', (head, cell, value) => {
    const [row] = readSchedule(`TAG\tCFM\tESP\t${head}\tHP\nEF-1\t1000\t0.5\t${cell}\t3/4`).rows;
    expect(row).toMatchObject({ brakeHorsepower: { kind: 'read', value, unit: 'hp' }, motorHp: { value: 0.75 } });
  });
  it('leave a brake horsepower that is not read whole to the user', () => {
    const [row] = readSchedule('TAG\tCFM\tESP\tBHP\nEF-1\t1000\t0.5\t0.37/0.5').rows;
    expect(row).toMatchObject({ brakeHorsepower: { kind: 'unclear', asWritten: '0.37/0.5' }, questions: [] });
  });
  it('tell what a column was taken for', () => {
    const { columns } = readSchedule('TAG\tMIN O.A. CFM\tSUPPLY CFM\tBHP\tSP (gizmo)\tESP (PA)\nRTU-1\t1\t2\t3\t4\t5');
    const instead = (field: string, head: string) => ({ code: 'usedInstead', field, head });
    expect(columns.map(({ field, unit, note }) => [field, unit, note])).toEqual([
      ['tag', null, null],
      [null, 'cfm', instead('cfm', 'SUPPLY CFM')],
      ['cfm', 'cfm', null],
      ['brakeHorsepower', null, { code: 'brakeHorsepower' }],
      [null, null, instead('staticPressure', 'ESP (PA)')],
      ['staticPressure', 'Pa', null],
    ]);
  });
});

it('a duty in words has the single tags that it names', () => {
  const { rows } = readSchedule('EF-1 thru EF-3 900 cfm 0.5\nSF-1 800 cfm 0.25');
  expect(rows.map(({ tags, quantity }) => [tags, quantity?.value])).toEqual([
    [['EF-1', 'EF-2', 'EF-3'], 3],
    [['SF-1'], 1],
  ]);
});

describe('A heading directly below the heads', () => {
  it.each(['EXHAUST FANS', 'EXHAUST', 'SUPPLY FANS', 'NEW FANS', 'EXHAUST FAN'])(
    'is no part of them: %s',
    (heading) => {
      const { columns, rows } = readSchedule(`TAG\tCFM\tESP\n${heading}\t\t\nF-1\t900\t0.5`);
      expect(columns.map(({ head }) => head)).toEqual(['TAG', 'CFM', 'ESP']);
      expect(rows.map(({ reason, category }) => [reason, category])).toEqual([
        ['heading', null],
        [null, null],
      ]);
    },
  );

  it.each(['EXISTING', 'EXISTING FANS', 'EXISTING EXHAUST FANS'])('says that fans are not new: %s', (heading) => {
    const { rows } = readSchedule(`TAG\tCFM\tESP\n${heading}\t\t\nF-1\t900\t0.5`);
    expect(rows.map(({ reason }) => reason)).toEqual(['heading', 'existing']);
  });

  it('is the name of the first column where it is one', () => {
    const { columns } = readSchedule('UNIT\tCFM\tESP\nNO.\t\t\nEF-1\t900\t0.5');
    expect(columns[0]).toMatchObject({ head: 'UNIT NO.', field: 'tag' });
  });
});

describe('A title above the heads', () => {
  it.each([
    'EXHAUST FAN SCHEDULE\nMARK\tCFM\tESP\nF-1\t900\t0.5',
    'EXHAUST FAN SCHEDULE\t\t\nMARK\tCFM\tESP\nF-1\t900\t0.5',
    'EXHAUST FAN SCHEDULE\nMARK CFM ESP\nF-1 900 0.5',
    'MARK\tCFM\tESP\nEXHAUST FANS\t\t\nF-1\t900\t0.5',
  ])('says no kind of the fans below it, however it is pasted: %j', (text) => {
    expect(readSchedule(text).rows.map(({ reason, category }) => [reason, category])).toEqual([
      ['heading', null],
      [null, null],
    ]);
  });
});

describe('units that stand by', () => {
  it.each([
    ['TAG|QTY/STANDBY|CFM|ESP', 'EF-1|2/1|900|0.5', [3, 2]],
    ['TAG|QTY|STANDBY|CFM|ESP', 'EF-1|1|1|900|0.5', [2, 1]],
    ['TAG|OPERATING|STANDBY|CFM|ESP', 'EF-1|2|1|900|0.5', [3, 2]],
  ])('are a question of how many: %s', (heads, line, counts) => {
    const [first] = readSchedule(`${heads}\n${line}`.replaceAll('|', '\t')).rows;
    expect(first?.quantity).toBeNull();
    expect(first?.questions.map(({ meanings }) => meanings.map(({ value }) => value))).toEqual([counts]);
  });
});
