import { csvFileText, csvText } from './csv.ts';

describe('Rows as comma-separated text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1+1', '\n=1'])('run no formula: %j', (text) => {
    expect(csvText([[text, -2]])).toMatch(/^"?'/);
  });

  it('leave numbers and harmless text as they are', () => {
    expect(csvText([[-1.5, 'a-b', 'x=1', '']])).toBe('-1.5,a-b,x=1,');
  });

  it('keep commas, quotes and lines of a cell together', () => {
    expect(csvText([['a, "b"\nc', 1]])).toBe('"a, ""b""\nc",1');
  });

  it('end lines as RFC 4180 does, and as a file begin with the mark of UTF-8', () => {
    expect(csvFileText([['a'], ['é']])).toBe('\uFEFFa\r\né');
  });
});
