import fc from 'fast-check';
import type { ReadRow } from '../src/schedule/index.ts';
import { cellsOf, readCells, readSchedule } from '../src/schedule/index.ts';

const HEADS = [
  'TAG',
  'MARK',
  'CFM',
  'AIRFLOW (L/s)',
  'ESP',
  'SP (Pa)',
  'HP',
  'V/PH/HZ',
  'QTY',
  'SERVICE',
  'TYPE',
  'MIN O.A. CFM',
  'CFM @ ESP',
  'NOTES',
];
const CELLS = [
  'EF-1',
  'EF-1/2',
  '(4) EF-2',
  '900',
  '1,200',
  '0.5',
  '½',
  '1 1/4"',
  '1250/625',
  '1250①',
  '208/3/60',
  '115/1',
  '1/2',
  'TOTAL',
  '-',
  '',
  'TOILET',
  '1,250 (590)',
  '2.400',
  '0,55',
  '"',
  '(E)',
  '1200 @ 0.5"',
  '~900',
  'typ. of 6',
];
const SEPARATORS = ['\t', ',', ';', '|', '  ', ' ', '\n'];

const cell = fc.oneof(fc.constantFrom(...HEADS), fc.constantFrom(...CELLS), fc.string({ maxLength: 12 }));
const table = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(table, fc.constantFrom(...SEPARATORS))
    .map(([lines, separator]) => lines.map((line) => line.join(separator)).join('\n')),
);

const wordsOf = (written: string) => written.split(/[\s,|]+/).filter((word) => word !== '');
const valuesOf = (row: ReadRow) =>
  Object.values(row).filter((value) => value !== null && typeof value === 'object' && 'asWritten' in value);

/** Brackets of one kind: '(0]' is written back as '(0)'. */
const plain = (words: string) => words.toLowerCase().replaceAll(/[[{]/g, '(').replaceAll(/[\]}]/g, ')');

describe('any text', () => {
  it('is read without an error, and every value is written in it', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const row of readSchedule(written).rows) {
          for (const { asWritten } of valuesOf(row))
            for (const word of wordsOf(asWritten)) expect(plain(written)).toContain(plain(word));
        }
      }),
      { numRuns: 1000 },
    );
  });
  it('gives a figure of its own cells only', () => {
    fc.assert(
      fc.property(table, (cells) => {
        for (const { cfm, staticPressure, ignored } of readCells(cells).rows) {
          if (ignored) expect([cfm, staticPressure]).toEqual([null, null]);
          for (const value of [cfm, staticPressure]) expect(value === null || Number.isFinite(value.value)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a long schedule', () => {
  const schedule = (rows: number) =>
    [
      'TAG\tSERVICE\tTYPE\tCFM\tESP (IN. W.G.)\tHP\tV/PH/HZ\tREMARKS',
      ...Array.from(
        { length: rows },
        (_, index) =>
          `EF-${index + 1}\tToilets, level ${index}\tInline\t${1000 + index}\t0.${(index % 9) + 1}\t1/4\t208/3/60\t1, 2`,
      ),
    ].join('\n');
  it('has every row', () => {
    const { rows } = readSchedule(schedule(2000));
    expect(rows.filter(({ cfm, staticPressure }) => cfm !== null && staticPressure !== null)).toHaveLength(2000);
  });

  it('of one line with many cells ends', () => {
    for (const separator of SEPARATORS) cellsOf('"a'.repeat(5000).split('').join(separator).slice(0, 20_000));
    expect(readSchedule('EF-1 '.repeat(4000)).rows.length).toBeLessThan(10);
    expect(readSchedule(`TAG CFM ESP\n${'a 1 '.repeat(4000)}`).rows.length).toBeLessThan(10);
  });
});
