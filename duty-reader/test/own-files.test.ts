import { readSchedule } from '../src/schedule/index.ts';
import { problemsOf, row, type Sample } from './schedule-sample.ts';
import { problemsOfRows } from './schedules-judge.ts';

const HEADS = 'TAG|CFM|ESP';
const EF1 = row('EF-1', 1, 900, 0.5);
const EF2 = row('EF-2', 1, 800, 0.25);

/** What the product's own schedules have, and drawings as well. */
const SAMPLES: readonly Sample[] = [
  [
    'a part that is by others belongs to a fan that is not',
    [
      'TAG|CFM|ESP|STARTER|DISCONNECT|DAMPER|REMARKS',
      'EF-1|900|0.5|BY OTHERS|By others|EXISTING|',
      'EF-9|900|0.5|BY EC|||BY OTHERS',
    ],
    [EF1],
  ],
  [
    'two fans under one tag in two places are two',
    ['TAG|SERVES|TYPE|CFM|ESP', 'EF-1|Building 1|Roof upblast|900|0.5', 'EF-1|Main, north|Roof upblast|900|0.5'],
    [EF1, EF1],
  ],
  [
    'numbered notes below a table are no fans, whatever they contain',
    [HEADS, 'EF-1|900|0.5', '1. Bird screen', '2. 7 - 14 in. w.c. inlet', '3. 4 in MERV 8 filter', '4. #4 total'],
    [EF1],
  ],
];

describe('A schedule', () => {
  it.each(SAMPLES.map((sample) => [sample[0], sample] as const))('%s', (_, sample) => {
    expect(problemsOf(sample)).toEqual([]);
  });

  it('that a page copies is cut at its tabs, also where its notes have more commas', () => {
    const table = (lines: readonly string[]) => lines.map((line) => line.replaceAll('|', '\t'));
    const text = [
      ...table(['Exhaust, roof', 'TAG|CFM (L/s)|ESP|NOTES', 'EF-1|900 (425)|0.5|1, 2']),
      ...['1. Curb, 12 in', '2. Bird screen, aluminum', '3. Damper, motorized', '4. Motor, premium'],
      ...table(['Supply, roof', 'TAG|QTY|CFM (L/s)|ESP|NOTES', 'EF-2|1|800 (378)|0.25|3, 4']),
    ].join('\n');
    expect(problemsOfRows(readSchedule(text), [EF1, EF2])).toEqual([]);
  });

  it.each([
    ['exhaust', 'Exhaust'],
    ['supply', 'MakeUpAir'],
    ['heatedSupply', 'HeatedMakeUpAir'],
    ['hvacUnit', 'HvacUnit'],
    ['ceilingFan', 'HighVolumeLowSpeed'],
    ['heater', 'IndustrialHeater'],
  ])('has the kinds that its file names: %s', (kind, category) => {
    const [row] = readSchedule(`kind,tag,cfm,esp\n${kind},FAN-1,900,0.5`).rows;
    expect(row).toMatchObject({ category: { value: category }, notUnderstood: [] });
  });

  it('has the heat that a heater gives, not the gas that it takes', () => {
    const [row] = readSchedule('tag,cfm,esp,inMbh,outMbh\nMUA-1,900,0.5,321.4,295.7').rows;
    expect(row).toMatchObject({ btus: { value: 295_700 }, questions: [] });
  });

  it('takes an accessory that the remarks name for a remark, and leaves one that they do not to the user', () => {
    const row = (notes: string) =>
      readSchedule(`TAG\tTYPE\tCFM\tESP\tMOUNT\tNOTES\nHV-1\tHVLS\t900\t0.5\tI-beam kit; 2 ft base\t${notes}`).rows[0];
    expect(row('I-beam kit; 2 ft base; Guy wires')).toMatchObject({
      notUnderstood: [],
      notes: { value: expect.stringContaining('Guy') },
    });
    expect(row('Guy wires')?.notUnderstood).toContain('I-beam');
  });

  it.each(["'=EF-1", "' =EF-1", "'\t=EF-1"])(
    'has a tag without the apostrophe that kept it from being run: %j',
    (cell) => {
      expect(readSchedule(`tag,cfm,esp\n"${cell}",900,0.5`).rows[0]).toMatchObject({ tag: { value: '=EF-1' } });
    },
  );

  it('has the scheduled duty beside the actual one, and the electricity of the unit for no other value', () => {
    const { columns, rows } = readSchedule(
      [
        'tag\topCfm\topEsp\tcfm\tesp\tmaxRise\trise\tfla\tmotorFla\tkva\tinputKw',
        'RTU-1\t4186\t0.821\t4000\t0.75\t63.3\t60\t39.3\t7.5\t14.16\t11.54',
      ].join('\n'),
    );
    expect(rows[0]).toMatchObject({
      ...{ cfm: { value: 4000 }, staticPressure: { value: 0.75 }, temperatureRise: { value: 60 } },
      ...{ motorHp: null, questions: [], notUnderstood: [] },
    });
    expect(columns.filter(({ note }) => note?.code === 'notUnderstood')).toEqual([]);
  });

  it('has the actual duty where it is all that a sheet says', () => {
    const [row] = readSchedule('MARK\tActual CFM\tActual ESP\nEF-1\t4,186\t0.8').rows;
    expect(row).toMatchObject({ cfm: { value: 4186 }, staticPressure: { value: 0.8 }, questions: [] });
  });

  it('keep commas as their separator where tags begin with =', () => {
    const lines = ['', ' (ALT 1)', ' (ALT 2)'].map((mark) => `exhaust,'=EF-30${mark},2,100,0.25`);
    const { rows } = readSchedule(['kind,tag,qty,cfm,esp', ...lines].join('\n'));
    const [base, ...alternates] = rows;
    expect(base?.tag?.asWritten).toBe('=EF-30');
    expect(alternates.map(({ reason }) => reason)).toEqual(['alternate', 'alternate']);
  });
});
