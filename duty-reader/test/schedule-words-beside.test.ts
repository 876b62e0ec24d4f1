import { readSchedule } from '../src/schedule/index.ts';
import { said } from './said.ts';

const rows = (text: string) => readSchedule(text).rows.map((row) => (row.ignored ? `(${row.reason})` : said(row)));

describe('Words beside the figures of a schedule', () => {
  it('behind a tag say what the fan is for', () => {
    const tags = ['EF-1 (Kitchen)', 'EF-2 / Toilet', 'EF-3 - Janitor', 'EF-4 (PARKING GARAGE)', 'EF-5 (NEW)'];
    expect(rows(['TAG\tCFM\tSP', ...tags.map((tag) => `${tag}\t900\t0.4`)].join('\n'))).toEqual([
      'EF-1 1 900 0.4 grease Exhaust',
      'EF-2 1 900 0.4 restroom Exhaust',
      'EF-3 1 900 0.4 Exhaust',
      'EF-4 1 900 0.4 Exhaust ?application',
      'EF-5 1 900 0.4 Exhaust',
    ]);
  });
  it('are the size of a family of a program', () => {
    expect(
      rows('Type Mark\tFamily and Type\tAirflow\tStatic Pressure\nEF-1\tExhaust Fan - Roof: 12"\t950 CFM\t0.5'),
    ).toEqual(['EF-1 1 950 0.5 UpblastDownblast Exhaust']);
  });
  it('say that a fan has no ducts', () => {
    expect(rows('TAG\tCFM\tSP\nEF-1\t9,000\tFREE AIR')).toEqual(['EF-1 1 9000 0 Exhaust']);
  });
  it('say the altitude of a pressure in its head', () => {
    expect(rows('FAN\tCFM\tSP @ 5,280 FT\nEF-1\t2,000\t0.75')).toEqual(['EF-1 1 2000 0.75 Exhaust']);
  });
  it('name the columns twice, side by side with a blank column between', () => {
    expect(rows('TAG\tCFM\tSP\t\tTAG\tCFM\tSP\nEF-1\t500\t.3\t\tEF-4\t900\t.5')).toEqual([
      'EF-1 1 500 0.3 Exhaust',
      'EF-4 1 900 0.5 Exhaust',
    ]);
  });
  it('of a point behind a unit leave the number open', () => {
    expect(rows('TAG\tCFM\tSP\nEF-1\t900\tin.5\nEF-2\t900\t".2\nEF-3\t900\tin. 5')).toEqual([
      'EF-1 1 900 Exhaust ?staticPressure',
      'EF-2 1 900 Exhaust ?staticPressure',
      'EF-3 1 900 5 Exhaust',
    ]);
  });
});

describe('Messages and specifications', () => {
  it('have decimal commas and commas of sentences', () => {
    expect(
      rows(
        'Bonjour,\n2 ventilateurs de toit, 1 200 PCM à 0,75 po c.e., 575/3/60\nVE-3 : ventilateur en ligne 350 L/s à 125 Pa, 120/1/60\nMerci!',
      ),
    ).toEqual([
      '(heading)',
      '2 1200 0.75 575 3 UpblastDownblast Exhaust',
      'VE-3 1 741.6 0.5018 115 1 Inline Exhaust',
      '(heading)',
    ]);
  });
  it('have headings, rules and telephone numbers that are no fans', () => {
    expect(
      rows(
        '2.3 SCHEDULED FANS\nA. EF-1: Roof exhaust fan, 1,500 CFM at 0.5 inches w.g., 1/4 HP.\nC. All fans shall be AMCA 210 certified.\nBob (414) 555-0123',
      ),
    ).toEqual(['(heading)', 'EF-1 1 1500 0.5 0.25 Exhaust', '(heading)', '(note)']);
  });
});
