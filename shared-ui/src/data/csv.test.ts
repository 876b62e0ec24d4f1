import { csvFile, csvText } from './csv.ts';

describe('rows as comma-separated text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])('run no formula: %j', (word) => {
    expect(csvText([[word, -2]])).toBe(`'${word},-2`);
  });

  it('keep commas, quotes and lines of a cell together', () => {
    expect(csvText([['a, "b"\nc', 1]])).toBe('"a, ""b""\nc",1');
  });

  it('begin with the mark of UTF-8 as a file', () => {
    expect(csvFile([['é']])).toMatchObject({ size: 5, type: 'text/csv' });
  });
});
