import { readSchedule } from '../src/schedule/index.ts';
import { said } from './said.ts';

const row = (head: string, cell: string) => {
  const [first] = readSchedule(`TAG\tCFM\tSP\t${head}\nEF-1\t900\t0.4\t${cell}`).rows;
  return first === undefined ? '' : said(first).replace('EF-1 1 900 0.4 ', '');
};

describe('A motor with its speed or its enclosure', () => {
  it.each([
    ['MOTOR DATA', '1/4 HP, 115V, 1Ø, 1725 RPM', '0.25 115 1 Exhaust'],
    ['MOTOR DATA', '3/4 HP - 460/3/60 - TEFC', '0.75 460 3 Exhaust'],
    ['MOTOR', '1/15 HP, 1550 RPM', '0.06667 Exhaust'],
    ['MOTOR HP / RPM', '1/4 / 1725', '0.25 Exhaust'],
    ['MOTOR HP / RPM', '1-1/2 / 1,725', '1.5 Exhaust'],
    ['BHP/HP', '0.19/0.25', '0.25 Exhaust'],
    ['MHP/BHP', '0.25/0.19', '0.25 Exhaust'],
  ])('is read below %s: %s', (head, cell, expected) => {
    expect(row(head, cell)).toBe(expected);
  });
  it('is the question of its fraction where a spreadsheet made a date of it', () => {
    const [first] = readSchedule('TAG\tCFM\tSP\tHP\nEF-1\t900\t0.4\t4-Jan').rows;
    expect(first?.questions).toEqual([
      { field: 'motorHp', asWritten: '4-Jan', meanings: [{ value: 0.25, unit: 'hp' }] },
    ]);
  });
  it('is a question where another word is beside it', () => {
    expect(row('MOTOR', '1/4 HP, 1725 RPM, two windings')).toBe('Exhaust ?motorHp');
  });
});
