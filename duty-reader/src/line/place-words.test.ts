import { placeWords, readLine } from './index.ts';

describe('Words of a line that may name a place', () => {
  it.each([
    ['EF-1 2000 cfm 0.5 Denver', 'Denver'],
    ['EF-1 2000 cfm 0.5 in Denver CO', 'Denver CO'],
    ['Phoenix, AZ EF-1 2000 cfm', 'Phoenix, AZ'],
    ['Portland, OR 2000 cfm', 'Portland, OR'],
    ['2000 cfm New York roof upblast', 'New York'],
    ['2000 cfm Salt Lake City', 'Salt Lake City'],
    ['2000 cfm 0.5 Fond du Lac, WI', 'Fond du Lac, WI'],
    ['2000 cfm 0.5 De Pere, WI', 'De Pere, WI'],
    ['2000 cfm St. Louis, MO', 'St. Louis, MO'],
    ['900 cfm 0.5 Houston, Texas', 'Houston, Texas'],
    ['Houston, Texas 900 cfm 0.5', 'Houston, Texas'],
    ['900 cfm 0.5 Houston Texas', 'Houston Texas'],
    ['900 cfm 0.5 Charlotte, North Carolina', 'Charlotte, North Carolina'],
    ['900 cfm 0.5 New York, New York', 'New York, New York'],
    ['900 cfm 0.5 Salt Lake City, Utah', 'Salt Lake City, Utah'],
    ['900 cfm 0.5 Washington, D.C.', 'Washington, D.C.'],
    ['900 cfm 0.5 Toronto, Ontario', 'Toronto, Ontario'],
    ['900 cfm 0.5 Calgary AB', 'Calgary AB'],
    ['900 cfm 0.5 Vancouver B.C.', 'Vancouver B.C.'],
    ['900 cfm 0.5 Charlottetown, P.E.I.', 'Charlottetown, P.E.I.'],
    ['900 cfm 0.5 Toronto, Ontario, Canada', 'Toronto, Ontario'],
    ['900 cfm 0.5 Toronto, Canada', 'Toronto'],
    ['900 cfm 0.5 Toronto, ON M5V 1J1', 'Toronto, ON'],
    ['900 cfm 0.5 Montréal, Québec', 'Montréal, Québec'],
    ['900 cfm 0.5 Montréal (Québec)', 'Montréal, Québec'],
    ['900 cfm 0.5 Denver (CO)', 'Denver; CO'],
    ['Vancouver, British Columbia 900 cfm 0.5', 'Vancouver, British Columbia'],
    ["900 cfm 0.5 St. John's, Newfoundland and Labrador", "St. John's, Newfoundland and Labrador"],
    ['900 cfm 0.5 houston, tx', 'houston, tx'],
    ['Madison, Wisconsin gym 900 cfm 0.5', 'Madison, Wisconsin'],
    ['900 cfm 0.5 Houston, urgent', 'Houston; urgent'],
    ['900 cfm 0.5 Texas', 'Texas'],
    ['Boise upblast 2000 cfm Reno', 'Boise; Reno'],
    ['inline 2000 cfm 0.5 Denver', 'Denver'],
    ['Boise kitchen exhaust 2000 cfm Reno', 'Reno'],
    ['Madison gym 5000 cfm 0.5', ''],
    ['Madison, WI gym 5000 cfm 0.5', 'Madison, WI'],
    ['Lincoln Elementary kitchen 900 cfm 0.5', ''],
    ['Phoenix valve 900 cfm 0.5', 'Phoenix valve'],
    ['one two three four five six Denver 900 cfm', 'one two three four five six Denver'],
    ['ABC Houston project EF-1 2000 cfm 0.5 site Denver', 'site Denver'],
    ['Houston 2000 cfm 0.5 at Denver', 'Denver'],
    ['kitchen exhaust 2000 cfm 0.5 new building', ''],
    ['EF-1 2000 cfm 0.5 upblast', ''],
    ['2000 cfm 12 amps', ''],
  ])('of %j are %j', (line, words) => {
    expect(placeWords(line, readLine(line).notUnderstood)).toBe(words);
  });
});

describe('A state behind words that are not understood', () => {
  it('is not dropped where it has the letters of another word', () => {
    expect(readLine('900 cfm 0.5 Toronto, ON').notUnderstood).toEqual(['Toronto', 'ON']);
    expect(readLine('900 cfm 0.5 Portland, OR').notUnderstood).toEqual(['Portland', 'OR']);
  });
});

describe('The altitude of a line', () => {
  it.each([
    ['2000 cfm 0.5 5,280 ft', 5280],
    ['2000 cfm 0.5 elev. 5280', 5280],
    ['2000 cfm 0.5 elevation 5,280', 5280],
    ['2000 cfm 0.5 alt: 5280 ft', 5280],
    ['2000 cfm 0.5 at 5280 ft elevation', 5280],
    ['2000 cfm 0.5 5280 feet above sea level', 5280],
    ['2000 cfm 0.5 at 1600 m', 5249.34],
    ['2000 cfm 0.5 1,600 m asl', 5249.34],
    ['2000 cfm 0.5 site elevation of 900', 900],
  ])('%s is %d ft', (line, altitude) => {
    const { criteria, notUnderstood, questions } = readLine(line);
    expect(criteria).toMatchObject({ cfm: { value: 2000 }, staticPressure: { value: 0.5 } });
    expect(criteria.altitude?.value).toBeCloseTo(altitude, 1);
    expect([...notUnderstood, ...questions]).toEqual([]);
  });

  it('is no floor', () => {
    expect(readLine('2000 cfm elev. 2').criteria.altitude).toBeNull();
  });
});
