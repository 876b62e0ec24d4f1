import { readSchedule } from '../src/schedule/index.ts';

const rowsOf = (text: string) => readSchedule(text).rows.filter(({ ignored }) => !ignored);
const said = (text: string) =>
  rowsOf(text).map(({ tag, cfm, staticPressure, motorHp, voltage, notes, questions, notUnderstood }) => [
    ...[tag, cfm, staticPressure, motorHp, voltage].map((each) => each?.value ?? null),
    notes?.value ?? '',
    ...questions.map(({ field }) => `?${field}`),
    ...notUnderstood.map((word) => `!${word}`),
  ]);

describe('remarks over several lines', () => {
  const HEADS = 'TAG      SERVICE     CFM    ESP    REMARKS';
  it('belong to the row above them where they stand below their head', () => {
    const text = [
      HEADS,
      'EF-1     RESTROOM    1200   0.5    PROVIDE WITH 14 IN.',
      '                                   ROOF CURB AND',
      '                                   EXISTING DUCT',
      'EF-2     JANITOR     300    0.25   1,2',
    ].join('\n');
    expect(said(text)).toEqual([
      ['EF-1', 1200, 0.5, null, null, 'PROVIDE WITH 14 IN. ROOF CURB AND EXISTING DUCT'],
      ['EF-2', 300, 0.25, null, null, '1,2'],
    ]);
  });

  it('belong to it where a word joins them', () => {
    const text = [
      'TAG SERVICE CFM ESP REMARKS',
      'EF-1 RESTROOM 1200 0.5 PROVIDE ROOF CURB',
      'AND BIRDSCREEN',
      'EF-2 JANITOR 300 0.25 1,2',
    ].join('\n');
    expect(said(text)).toEqual([
      ['EF-1', 1200, 0.5, null, null, 'PROVIDE ROOF CURB AND BIRDSCREEN'],
      ['EF-2', 300, 0.25, null, null, '1,2'],
    ]);
  });

  it('are no titles that stand elsewhere', () => {
    const text = [
      HEADS,
      'EF-1     RESTROOM    1200   0.5    1',
      '              FANS OF THE ROOF',
      'EF-2     JANITOR     300    0.25   1,2',
    ].join('\n');
    expect(readSchedule(text).rows.map(({ reason, notes }) => reason ?? notes?.value)).toEqual(['1', 'heading', '1,2']);
  });
});

describe('a fan over several lines without labels', () => {
  it.each([
    ['a value a line', 'EF-1\n1200 CFM\n0.5" WG\n1/4 HP\n120/1/60', [['EF-1', 1200, 0.5, 0.25, 115, '']]],
    [
      'one fan after another',
      'EF-1\n1200 CFM\n0.5" WG\n1/4 HP\n\nEF-2\n800 CFM\n0.25" WG\n1/6 HP',
      [
        ['EF-1', 1200, 0.5, 0.25, null, ''],
        ['EF-2', 800, 0.25, 1 / 6, null, ''],
      ],
    ],
    [
      'a duty and a motor',
      'EF-1\nRESTROOM EXHAUST\n1200 CFM @ 0.5" WG\n1/4 HP, 120/1/60',
      [['EF-1', 1200, 0.5, 0.25, 115, '']],
    ],
    [
      'a tag beside words',
      'EF-1 RESTROOM EXHAUST\n1200 CFM @ 0.5" WG\nEF-2 JANITOR\n800 CFM @ 0.25" WG',
      [
        ['EF-1', 1200, 0.5, null, null, ''],
        ['EF-2', 800, 0.25, null, null, ''],
      ],
    ],
  ])('is one row: %s', (_, text, rows) => {
    expect(
      said(text).map((row) => row.map((value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value))),
    ).toEqual(
      rows.map((row) => row.map((value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value))),
    );
  });

  it('is one of two airflows only by the user', () => {
    const [row] = rowsOf('EF-1\n1200 CFM\n600 CFM\n0.5" WG');
    expect([row?.cfm ?? null, row?.questions.map(({ field }) => field)]).toEqual([null, ['cfm']]);
  });

  it('are several where each line has a duty', () => {
    expect(rowsOf('EF-1 1200 CFM 0.5"\nEF-2 800 CFM 0.25"').map(({ tag }) => tag?.value)).toEqual(['EF-1', 'EF-2']);
  });
});
