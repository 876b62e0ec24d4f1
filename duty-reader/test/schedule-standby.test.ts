import { readSchedule } from '../src/schedule/index.ts';

/** Tags of the rows with their remarks, '!' before words that are not understood; reasons of ignored lines in brackets. */
const rowsOf = (...lines: readonly string[]) =>
  readSchedule(lines.join('\n').replaceAll('|', '\t')).rows.map((row) => {
    if (row.ignored) return `(${row.reason})`;
    const open = [...row.notUnderstood, ...row.questions.map(({ asWritten }) => asWritten)].map((word) => `!${word}`);
    return [row.tag?.value, row.quantity?.value, row.notes?.value, ...open]
      .filter((each) => each !== undefined)
      .join(' ');
  });
const ROWS = ['EF-1|1200|0.5', 'EF-2|1200|0.5'] as const;

describe('A standby fan', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['behind its tag', ['TAG|CFM|ESP', ROWS[0], 'EF-2 (STANDBY)|1200|0.5'], ['EF-1 1', 'EF-2 1 STANDBY']],
    ['below its tag', ['TAG|CFM|ESP', ...ROWS, '(STANDBY)||'], ['EF-1 1', 'EF-2 1 STANDBY']],
    ['below its tag, between others', ['TAG|CFM|ESP', ROWS[0], '(STANDBY)||', ROWS[1]], ['EF-1 1 STANDBY', 'EF-2 1']],
    ['below its tag without brackets', ['TAG|CFM|ESP', ...ROWS, 'STANDBY||'], ['EF-1 1', 'EF-2 1 STANDBY']],
    [
      'below single spaces',
      ['TAG CFM ESP HP', 'EF-1 1200 0.5 1/4', 'EF-2 1200 0.5 1/4', '(STANDBY)'],
      ['EF-1 1', 'EF-2 1 STANDBY'],
    ],
    ['in a cell without a head', ['TAG|CFM|ESP|', `${ROWS[0]}|`, `${ROWS[1]}|STANDBY`], ['EF-1 1', 'EF-2 1 STANDBY']],
    [
      'in a column of its own',
      ['TAG|CFM|ESP|STANDBY', `${ROWS[0]}|`, `${ROWS[1]}|STANDBY`],
      ['EF-1 1', 'EF-2 1 STANDBY'],
    ],
    [
      'by a mark in its column',
      ['TAG|CFM|ESP|STANDBY', `${ROWS[0]}|NO`, `${ROWS[1]}|YES`],
      ['EF-1 1', 'EF-2 1 STANDBY'],
    ],
    [
      'by its status',
      ['TAG|STATUS|CFM|ESP', 'EF-1|DUTY|1200|0.5', 'EF-2|STANDBY|1200|0.5'],
      ['EF-1 1', 'EF-2 1 STANDBY'],
    ],
    [
      'below a heading',
      ['TAG|CFM|ESP', ROWS[0], 'STANDBY FANS||', ROWS[1], 'EF-3|900|0.5'],
      ['EF-1 1', '(heading)', 'EF-2 1 STANDBY FANS', 'EF-3 1 STANDBY FANS'],
    ],
  ])('keeps that as a remark: %s', (_, lines, rows) => {
    expect(rowsOf(...lines)).toEqual(rows);
  });

  it('may be the one above or the one below a line without brackets', () => {
    expect(rowsOf('TAG|CFM|ESP', ROWS[0], 'STANDBY||', ROWS[1])).toEqual([
      'EF-1 1 !STANDBY',
      '(heading)',
      'EF-2 1 !STANDBY',
    ]);
  });

  it('counts none where a figure is in the column', () => {
    expect(rowsOf('TAG|QTY|STANDBY|CFM|ESP', 'EF-1|2|1|1200|0.5')).toEqual(['EF-1 !2 | 1']);
  });
});
