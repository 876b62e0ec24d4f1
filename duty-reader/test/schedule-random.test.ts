import fc from 'fast-check';
import { cellsOf, readCells, readSchedule } from '../src/schedule/index.ts';
import { LINES, line, SCHEDULES, SEPARATORS, table, text } from './random-texts.ts';

describe('any text', () => {
  it('is read without an error, and every value and figure is written in it', () => {
    fc.assert(
      fc.property(text, (written) => expect(SCHEDULES.wrong(written, SCHEDULES.read(written))).toEqual([])),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(line, (written) => expect(LINES.wrong(written, LINES.read(written))).toEqual([])),
      { numRuns: 500 },
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

describe('texts in which a value was found that was not written in them', () => {
  it.each(['TAG\tCFM\tSP\nEF-1\t900\t".2', 'TAG\tCFM\tSP\nEF-1\tCFM.900\t0.5'])('have none: %s', (written) => {
    expect(SCHEDULES.wrong(written, SCHEDULES.read(written))).toEqual([]);
  });
  it.each(['upblast 99 cfm /5^DE', 'rise EF-1 1,200 +SP.1[q OV', '1200 cfm/0.5', '900 cfm 2-8" wg'])(
    'have none: %s',
    (written) => {
      expect(LINES.wrong(written, LINES.read(written))).toEqual([]);
    },
  );
});

describe('the search for wrong values', () => {
  const wrong = (value: number, asWritten: string) => {
    const cfm = { value, unit: 'cfm', asWritten };
    return LINES.wrong('EF-1 566 L/s', { ...LINES.read(''), cfm });
  };
  it('finds a figure that no number of the text is, and words that are not in it', () => {
    expect(wrong(1199.287, '566 L/s')).toEqual([]);
    expect(wrong(1200.5, '566 L/s')).toEqual(['cfm: 1200.5 is no number of "566 L/s"']);
    expect(wrong(567, '567')).toEqual(['cfm: "567" is not in the text']);
    expect(wrong(Number.NaN, '566')).toEqual(['cfm is NaN']);
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
