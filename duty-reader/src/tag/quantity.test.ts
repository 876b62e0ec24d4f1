import fc from 'fast-check';
import { readQuantity } from './index.ts';

const READ: readonly (readonly [string, number])[] = [
  ['2', 2],
  ['2.0', 2],
  ['2.00', 2],
  ['2,0', 2],
  ['02', 2],
  ['(2)', 2],
  ['[2]', 2],
  ['x2', 2],
  ['2x', 2],
  ['2 X', 2],
  ['× 2', 2],
  ['2 EA', 2],
  ['2 EA.', 2],
  ['2 each', 2],
  ['2 PCS', 2],
  ['2 UNITS', 2],
  ['2 fans', 2],
  ['2 No.', 2],
  ['2 nos', 2],
  ['2 off', 2],
  ['2 TOTAL', 2],
  ["2 REQ'D", 2],
  ['2 Stk.', 2],
  ['2 Stück', 2],
  ['2 uds', 2],
  ['2 pza', 2],
  ['2 pièces', 2],
  ['TWO', 2],
  ['TWO (2)', 2],
  ['2 (TWO)', 2],
  ['(2) TWO', 2],
  ['QTY 2', 2],
  ['QTY: 2', 2],
  ['TYP. OF 6', 6],
  ['TYP 6', 6],
  ['TYPICAL OF 6', 6],
  ['6 TYP.', 6],
  ['PAIR', 2],
  ['2+1 standby', 3],
  ['2 + 1 STANDBY', 3],
  ['2 DUTY / 1 STANDBY', 3],
  ['1 DUTY, 1 STANDBY', 2],
  ['1W+1S', 2],
  ['1 duty + 1 assist + 1 standby', 3],
  ['2 (1 DUTY, 1 STANDBY)', 2],
  ['1 + 1 S/B', 2],
  ['1 RUN / 1 BACKUP', 2],
  ['2*', 2],
  ['2①', 2],
  ['2 (NOTE 3)', 2],
  ['2.', 2],
  ['2 (TYP)', 2],
  ['2 EACH (TYP)', 2],
  ['x 2 EA', 2],
  ['3 (2+1)', 3],
  ['3 (1+1+1)', 3],
  ['(2 + 1 standby)', 3],
  ['2 + 1 (STANDBY)', 3],
  ['DOS', 2],
  ['２', 2],
  ['250', 250],
];

const QUERIED: readonly (readonly [string, readonly number[]])[] = [
  ['1 (N+1)', [2, 1]],
  ['N+1', []],
  ...(['2+1', '(2+1)', '[2 + 1]', '2 plus 1', '2 & 1', '2+1 total', '2 duty + 1'] as const).map(
    (text): readonly [string, readonly number[]] => [text, [3, 2]],
  ),
  ['1+1+1', [3, 1]],
  ['2 (2+1)', [2, 3]],
  ['2 (1 STANDBY)', [2, 3]],
  ['0', []],
  ['2.5', []],
  ['1-2', [1, 2]],
  ['2/3', [2, 3]],
  ['2 PER FLOOR', [2]],
  ['2 EXISTING', [2]],
  ['3 (TOTAL 6)', [3, 6]],
  ['TWO (3)', [2, 3]],
  ['1,000', [1000]],
  ['46026', [46_026]],
  ['2 (STANDBY)', [2]],
  ['4 (2 PER BLDG)', [4]],
  ['2 PAIRS', [2]],
  ['ALL', []],
  ['TBD', []],
  ['-2', []],
  ['①', []],
  ['1250①2', []],
];

describe('A count', () => {
  it.each(READ)('%j is %d', (text, value) => {
    expect(readQuantity(text)).toEqual({ kind: 'read', certainty: 'certain', value, unit: null, asWritten: text });
  });

  it.each(QUERIED)('%j may be one of %j', (text, values) => {
    const meanings = values.map((value) => ({ value, unit: null }));
    expect(readQuantity(text)).toEqual({ kind: 'unclear', asWritten: text, meanings });
  });

  it.each(['', ' ', '-', '--', '—', 'N/A'])('%j is empty', (text) => {
    expect(readQuantity(text)).toEqual({ kind: 'empty' });
  });

  it('is a number of the text or the sum of two, whatever the text', () => {
    const words = fc.constantFrom(
      '2',
      '1',
      ' ',
      '+',
      '(',
      ')',
      'EA',
      'STANDBY',
      'DUTY',
      '/',
      'x',
      '.',
      ',',
      'TYP',
      '0',
      'N',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 10 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const read = readQuantity(written);
        if (read.kind === 'read') expect(Number.isInteger(read.value) && read.value > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
