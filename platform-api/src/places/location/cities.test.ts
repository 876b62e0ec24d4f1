import { CITY_NAMES, placeWords } from '@specbuilder/duty-reader';
import fc from 'fast-check';
import { DATA_FOLDER } from '../../core/package/package-folder.ts';
import { readProvinces, readStates } from './places.ts';
import { createLocationService } from './service.ts';

const location = createLocationService({ dataFolder: DATA_FOLDER, regions: async () => [] });
const named = (text: string) => location.citiesOf(text)?.cities.map(({ city, state }) => `${city}, ${state}`) ?? [];

describe('Words that may name a city', () => {
  it.each([
    ['Denver', ['Denver, CO']],
    ['denver co', ['Denver, CO']],
    ['Denver, Colorado', ['Denver, CO']],
    ['Denver, PA', ['Denver, PA']],
    ['Phoenix, AZ', ['Phoenix, AZ']],
    ['St. Louis', ['Saint Louis, MO']],
    ['New York', ['New York, NY']],
    ['Charleston, West Virginia', ['Charleston, WV']],
    ['Mobile, AL', ['Mobile, AL']],
    ['asap Denver CO', ['Denver, CO']],
    ['foo; Boise', ['Boise, ID']],
    ['site Denver', ['Denver, CO']],
    ['Houston; Denver, CO', ['Denver, CO']],
    ['Denver; Denver', ['Denver, CO']],
    ['Vancouver, WA', ['Vancouver, WA']],
    ['Vancouver, BC', ['Vancouver, BC']],
    ['Vancouver BC', ['Vancouver, BC']],
    ['Vancouver B.C.', ['Vancouver, BC']],
    ['Calgary Alberta', ['Calgary, AB']],
    ['Charlottetown, P.E.I.', ['Charlottetown, PE']],
    ['Charlottetown PEI', ['Charlottetown, PE']],
    ['Vancouver, British Columbia', ['Vancouver, BC']],
    ['Toronto', ['Toronto, ON']],
    ['toronto, on', ['Toronto, ON']],
    ['Calgary AB', ['Calgary, AB']],
    ['Montréal', ['Montréal, QC']],
    ['Montreal, Québec', ['Montréal, QC']],
    ['Québec City', ['Québec, QC']],
    ["St. John's, NL", ["St. John's, NL"]],
    ['Saint John, NB', ['Saint John, NB']],
    ['London, ON', ['London, ON']],
    ['London, KY', ['London, KY']],
    ['Charlottetown, Prince Edward Island', ['Charlottetown, PE']],
    ['Sudbury', ['Greater Sudbury, ON']],
  ])('name one: %s', (text, cities) => {
    expect(named(text)).toEqual(cities);
  });

  it.each([
    ['Houston; Denver', ['Houston, TX', 'Denver, CO']],
    ['Portland', ['Portland, OR', 'Portland, ME']],
    ['Springfield', ['Springfield, IL', 'Springfield, MA', 'Springfield, MO']],
    ['Kansas City', ['Kansas City, MO', 'Kansas City, KS']],
    ['London', ['London, ON', 'London, KY']],
    ['Vancouver', ['Vancouver, BC', 'Vancouver, WA']],
    ['Hamilton', ['Hamilton, ON', 'Hamilton, OH']],
    ['Waterloo', ['Waterloo, ON', 'Waterloo, IA']],
    ['Richmond', ['Richmond, VA', 'Richmond, BC', 'Richmond, CA']],
  ])('name several: %s', (text, cities) => {
    expect(named(text)).toEqual(cities);
  });

  it.each([
    'Lincoln Elementary',
    'Boston Market',
    'Buffalo Wild Wings',
    'Phoenix valve',
    'Baltimore Aircoil',
    'ABC Houston project',
    'George Washington',
    'Toronto General',
    'Delta',
    'Ontario',
  ])('name none as a part of another name: %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each(['', 'foo', 'Supply', 'mobile', 'Reading', 'York', 'Denver AZ', 'CO', 'new'])('name none: %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('have a code in the middle of the city, with its elevation', () => {
    const [denver] = location.citiesOf('Denver')?.cities ?? [];
    expect(denver?.code).toMatch(/^802\d\d$/);
    expect(Math.abs((denver?.elevation ?? 0) - 5280)).toBeLessThan(150);
  });

  it('have the first half of a code in the middle of a city of Canada, which is a site', () => {
    const [toronto] = location.citiesOf('Toronto')?.cities ?? [];
    expect(toronto?.code).toMatch(/^M\d[A-Z]$/);
    expect(location.siteConditions(toronto?.code ?? '')?.winterTemp).toBeLessThan(10);
    expect(location.siteConditions('m5v')?.elevation).toBe(location.siteConditions('M5V 3A8')?.elevation);
  });

  it.each([...readStates(DATA_FOLDER), ...readProvinces(DATA_FOLDER)])(
    'have the name of their state in a line: $name',
    ({ code, name }) => {
      const unknown = ['Xyzzy', ...name.split(' '), code.toLowerCase()];
      expect(placeWords(`900 cfm 0.5 Xyzzy, ${name}`, unknown)).toBe(`Xyzzy, ${name}`);
      expect(placeWords(`900 cfm 0.5 Xyzzy, ${code.toLowerCase()}`, unknown)).toBe(`Xyzzy, ${code.toLowerCase()}`);
    },
  );

  it.each([
    ['Houston, Texas', 'Houston, Texas'],
    ['Charlotte, North Carolina', 'Charlotte, North Carolina'],
    ['New York, New York', 'New York, New York'],
    ['Washington, D.C.', 'Washington, D.C.'],
  ])('are words of one name with its state: %s', (text, words) => {
    expect(location.citiesOf(text)?.words).toBe(words);
    expect(named(text)).toHaveLength(1);
  });

  it('are any words', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => location.citiesOf(text)).not.toThrow()));
  });
});

describe('Cities that a row of a schedule may name without a state', () => {
  it('are cities of the look-up', () => {
    expect([...CITY_NAMES].filter((name) => location.citiesOf(name) === null)).toEqual([]);
  });
});
