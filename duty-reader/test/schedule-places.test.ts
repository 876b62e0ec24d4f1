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
    ['Vancouver B.C.'],
    ['Charlottetown, P.E.I.'],
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

  it.each([['Toronto, ON M5V 1J1'], ['Montréal QC H2Y 1C6'], ['Denver, CO 80202'], ['Ottawa, Ontario']])(
    'keeps its postal code behind a type: %s',
    (words) => {
      const [row] = readSchedule(`TAG\tTYPE\tCFM\tESP\nEF-1\tUPBLAST, ${words}\t1200\t0.5`).rows;
      expect(row).toMatchObject({ location: { value: words }, questions: [], notUnderstood: [] });
    },
  );

  it('says nothing more by its country', () => {
    expect(lineOf('Toronto, Ontario, Canada')).toMatchObject({
      location: { value: 'Toronto, Ontario' },
      notUnderstood: [],
    });
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
