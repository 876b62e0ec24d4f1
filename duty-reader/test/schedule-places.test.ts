import { readSchedule } from '../src/schedule/index.ts';

const lineOf = (words: string) => readSchedule(`EF-1, 1200 CFM @ 0.5", ${words}`).rows[0];

describe('A city in a row', () => {
  it.each([
    ['Denver, CO'],
    ['DENVER, CO'],
    ['Denver CO'],
    ['Denver'],
    ['Moab, UT'],
    ['MOAB, UT'],
    ['St. Louis, Missouri'],
    ['Fort Worth'],
    ['Toronto, ON'],
    ['Montréal'],
    ['Portland'],
  ])('is where the fan is: %s', (words) => {
    expect(lineOf(words)).toMatchObject({
      location: { value: words },
      cfm: { value: 1200 },
      postalCode: null,
      notUnderstood: [],
    });
  });

  it.each([['HOUSING, AL'], ['New York Blower'], ['ACME CO'], ['Zork'], ['Zork, XQ'], ['Spring']])(
    'is none, and not understood: %s',
    (words) => {
      expect(lineOf(words)?.location).toBeNull();
      expect(lineOf(words)?.notUnderstood).not.toEqual([]);
    },
  );

  it.each([['LOCATION'], ['SITE'], ['JOB SITE'], ['CITY'], ['PROJECT LOCATION']])('is a text below %s', (head) => {
    const [row] = readSchedule(`TAG\tCFM\tESP\t${head}\nEF-1\t1200\t0.5\tDenver, CO`).rows;
    expect(row).toMatchObject({ location: { value: 'Denver, CO' }, questions: [], notUnderstood: [] });
  });

  it('is read in a description and behind a type', () => {
    const [type] = readSchedule('TAG\tTYPE\tCFM\tESP\nEF-1\tRoof exhaust fan, Denver CO\t1200\t0.5').rows;
    const [description] = readSchedule('TAG\tDESCRIPTION\nEF-1\tRoof exhaust fan 1200 cfm @ 0.5" Denver CO').rows;
    for (const row of [type, description])
      expect(row).toMatchObject({ location: { value: 'Denver CO' }, cfm: { value: 1200 }, notUnderstood: [] });
  });

  it('leaves the site to the postal code of the row', () => {
    expect(lineOf('Boston, MA 80202')).toMatchObject({
      postalCode: { value: '80202' },
      location: { value: 'Boston, MA' },
    });
  });
});
