import { readLine } from '../src/line/index.ts';
import { readSchedule } from '../src/schedule/index.ts';
import mixedForms from './mixed-forms.json';
import { said } from './said.ts';

/** Texts of drawings, workbooks, exports, specifications, quotes and messages, whose readings were written first. */
describe('A line in one of many forms', () => {
  it.each(mixedForms.lines.map(([text = '', expected = '']) => [text, expected] as const))('%s', (text, expected) => {
    const { criteria, questions, notUnderstood } = readLine(text);
    expect(said({ ...criteria, questions, notUnderstood })).toBe(expected);
  });
});

describe('A schedule in one of many forms', () => {
  it.each(mixedForms.schedules.map((sample) => [sample.about, sample] as const))('%s', (_, { text, rows }) => {
    const read = readSchedule(text).rows.map((row) => (row.ignored ? `(${row.reason})` : said(row)));
    expect(read).toEqual(rows);
  });
});
