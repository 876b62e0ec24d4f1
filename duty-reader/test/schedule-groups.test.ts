import { readSchedule } from '../src/schedule/index.ts';
import { problemsOf, row, type Sample } from './schedule-sample.ts';

const BOTH = [row('AHU-1', 1, 12_000, 2.5), row('AHU-2', 1, 8000, 2)];
const ROWS = ['AHU-1 12000 2.5 15 10500 1.25 7.5', 'AHU-2 8000 2.0 10 7000 1.0 5'];

const SAMPLES: readonly Sample[] = [
  [
    'merged heads with the supply of both beside them',
    ['UNIT|SUPPLY FAN|||RELIEF FAN|||', '|CFM|ESP|HP|CFM|ESP|HP|V/PH/HZ', 'RTU-1|12000|2.5|15|10500|0.5|5|460/3/60'],
    [row('RTU-1', 1, 12_000, 2.5, [460, 3])],
  ],
  [
    'the return fan first',
    ['UNIT|RETURN FAN|||SUPPLY FAN||', '|CFM|ESP|HP|CFM|ESP|HP', 'AHU-1|10500|1.25|7.5|12000|2.5|15'],
    [row('AHU-1', 1, 12_000, 2.5)],
  ],
  [
    'single spaces below a name over two lines',
    ['UNIT SUPPLY FAN RETURN FAN', 'NO. CFM ESP HP CFM ESP HP', ...ROWS],
    BOTH,
  ],
  ['single spaces without a word above the tag', ['SUPPLY FAN RETURN FAN', 'TAG CFM ESP HP CFM ESP HP', ...ROWS], BOTH],
  [
    'single spaces, the return fan first',
    [
      'RETURN FAN SUPPLY FAN',
      'UNIT CFM E.S.P. HP CFM E.S.P. HP',
      'AHU-1 10500 1.25 7.5 12000 2.5 15',
      'AHU-2 7000 1.0 5 8000 2.0 10',
    ],
    BOTH,
  ],
  [
    'single spaces with a place and the supply of both',
    [
      'AIR HANDLING UNIT SCHEDULE',
      'SUPPLY FAN RETURN FAN ELECTRICAL',
      'TAG LOCATION CFM ESP HP CFM ESP HP VOLTS PH',
      'AHU-1 ROOF 12000 2.5 15 10500 1.25 7.5 460 3',
      'AHU-2 MECH ROOM 8000 2.0 10 7000 1.0 5 460 3',
    ],
    [row('AHU-1', 1, 12_000, 2.5, [460, 3]), row('AHU-2', 1, 8000, 2, [460, 3])],
  ],
  [
    'single spaces with units below',
    ['SUPPLY FAN RETURN FAN', 'UNIT CFM E.S.P. HP CFM E.S.P. HP', '(IN) (IN)', ...ROWS],
    BOTH,
  ],
  ['single spaces, letters for the fans', ['SF RF', 'UNIT CFM ESP HP CFM ESP HP', ...ROWS], BOTH],
  [
    'single spaces in Spanish',
    [
      'VENTILADOR DE IMPULSIÓN VENTILADOR DE RETORNO',
      'EQUIPO CAUDAL (m3/h) PRESIÓN (Pa) kW CAUDAL (m3/h) PRESIÓN (Pa) kW',
      'UTA-1 17000 500 7.5 15000 250 4',
    ],
    [row('UTA-1', 1, 10_005.8, 2.0073)],
  ],
  [
    'a tag of each fan, which is a fan of its own',
    ['SUPPLY FAN|||RETURN FAN||', 'TAG|CFM|ESP|TAG|CFM|ESP', 'SF-1|12000|2.5|RF-1|10500|1.25', 'SF-2|8000|2|-|-|-'],
    [row('SF-1', 1, 12_000, 2.5), row('RF-1', 1, 10_500, 1.25), row('SF-2', 1, 8000, 2)],
  ],
  [
    'a tag of each fan beside what both have',
    [
      'SYSTEM|SUPPLY FAN|||RETURN FAN|||V/PH/HZ',
      '|MARK|CFM|ESP|MARK|CFM|ESP|',
      'OFFICES|SF-1|12000|2.5|RF-1|10500|1.25|460/3/60',
    ],
    [row('SF-1', 1, 12_000, 2.5, [460, 3]), row('RF-1', 1, 10_500, 1.25, [460, 3])],
  ],
  [
    'fans of systems that single spaces separate',
    ['SYSTEM FAN CFM ESP HP', 'AHU-1 SUPPLY 12000 2.5 15', 'AHU-1 RETURN 10500 1.25 7.5'],
    [row('AHU-1 SUPPLY', 1, 12_000, 2.5), row('AHU-1 RETURN', 1, 10_500, 1.25)],
  ],
  [
    'fans with their word, separated by single spaces',
    ['UNIT FAN CFM ESP HP', 'AHU-1 SUPPLY FAN 12000 2.5 15', 'AHU-1 RETURN FAN 10500 1.25 7.5'],
    [row('AHU-1 SUPPLY FAN', 1, 12_000, 2.5), row('AHU-1 RETURN FAN', 1, 10_500, 1.25)],
  ],
  [
    'fans below the line of their system',
    ['FAN|CFM|ESP|HP', 'AHU-1|||', 'SUPPLY|12000|2.5|15', 'RETURN|10500|1.25|7.5', 'AHU-2|||', 'SUPPLY|8000|2|10'],
    [row('AHU-1 SUPPLY', 1, 12_000, 2.5), row('AHU-1 RETURN', 1, 10_500, 1.25), row('AHU-2 SUPPLY', 1, 8000, 2)],
  ],
  [
    'indented fans below the line of their system, with single spaces',
    ['UNIT CFM ESP HP', 'AHU-1', 'SUPPLY FAN 12000 2.5 15', 'RETURN FAN 10500 1.25 7.5'],
    [row('AHU-1 SUPPLY FAN', 1, 12_000, 2.5), row('AHU-1 RETURN FAN', 1, 10_500, 1.25)],
  ],
];

const rowsOf = (lines: readonly string[]) =>
  readSchedule(lines.join('\n').replaceAll('|', '\t')).rows.filter(({ ignored }) => !ignored);

describe('columns of a supply fan and a return fan', () => {
  it.each(SAMPLES.map((sample) => [sample[0], sample] as const))('%s', (_, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });

  it('have the motor of the supply fan, and say what the return fan has', () => {
    const [first] = rowsOf(['SUPPLY FAN RETURN FAN', 'TAG CFM ESP HP CFM ESP HP', ...ROWS]);
    expect(first?.motorHp?.value).toBe(15);
    expect(first?.unused).toMatchObject([
      { head: 'RETURN FAN CFM', text: '10500', reason: 'usedInstead' },
      { head: 'RETURN FAN ESP', text: '1.25', reason: 'usedInstead' },
      { head: 'RETURN FAN HP', text: '7.5', reason: 'usedInstead' },
    ]);
  });

  it.each([
    ['no words above them', ['TAG CFM ESP HP CFM ESP HP', ...ROWS]],
    ['words for one of them', ['RETURN FAN', 'TAG CFM ESP HP CFM ESP HP', ...ROWS]],
    ['words for three of them', ['SUPPLY FAN RETURN FAN EXHAUST FAN', 'TAG CFM ESP HP CFM ESP HP', ...ROWS]],
    ['the same words twice', ['SUPPLY FAN SUPPLY FAN', 'TAG CFM ESP HP CFM ESP HP', ...ROWS]],
  ])('are a question with %s', (_, lines) => {
    for (const { cfm, staticPressure, questions } of rowsOf(lines)) {
      expect([cfm, staticPressure]).toEqual([null, null]);
      expect(questions).toMatchObject([
        { field: 'cfm', meanings: [{}, {}] },
        { field: 'staticPressure', meanings: [{}, {}] },
      ]);
    }
  });
});
