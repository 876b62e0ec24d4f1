import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { cityWords, withCity } from './line-city.ts';
import { readLine } from './read-line.ts';

const EXHAUST = {
  ...{ id: 'exhaust-fan', name: 'Exhaust fans', fanCategoryType: FanCategory.Exhaust, description: '', pictogram: '' },
  ...{ rangeText: '', imageUrl: '', sortOrder: 1, lineCount: 1, subCategories: [] },
};
const city = (name: string, state: string, postalCode: string) => ({ city: name, state, postalCode, elevation: 0 });
const read = (line: string) => readLine(line, [EXHAUST]);

describe('A city in a line', () => {
  it.each([
    ['EF-1 2000 cfm 0.5 Denver CO', 'Denver CO'],
    ['EF-1 2000 cfm 0.5 60606 Denver', 'Denver'],
    ['EF-1 2000 cfm 0.5 elev. 5280 Denver', ''],
    ['EF-1 2000 cfm 0.5', ''],
  ])('is looked for where the line has no altitude: %s', (line, words) => {
    expect(cityWords(line, read(line))).toBe(words);
  });

  it('is the site, with a chip of its name', () => {
    const line = 'EF-1 2000 cfm 0.5 Denver, CO';
    const found = withCity(read(line), { words: 'Denver, CO', cities: [city('Denver', 'CO', '80204')] });
    expect(found.parts).toContainEqual({ kind: 'city', text: 'Denver, CO', fields: { city: 'Denver, CO' } });
    expect(found).toMatchObject({ unknown: [], questions: [], criteria: { cfm: '2000', zip: '80204' } });
  });

  it('is understood beside a postal code that is in it, and beside no other', () => {
    const named = { words: 'Denver, CO', cities: [city('Denver', 'CO', '80204')] };
    const found = withCity(read('EF-1 2000 cfm 0.5 Denver, CO 80202'), named);
    expect(found).toMatchObject({ unknown: [], criteria: { zip: '80202' } });
    expect(withCity(read('EF-1 2000 cfm 0.5 Denver, CO 60606'), named)).toMatchObject({
      unknown: ['Denver', 'CO'],
      criteria: { zip: '60606' },
    });
  });

  it('is a question where several are meant', () => {
    const cities = [city('Portland', 'OR', '97204'), city('Portland', 'ME', '04101')];
    const found = withCity(read('2000 cfm 0.5 Portland'), { words: 'Portland', cities });
    expect(found.criteria).not.toHaveProperty('zip');
    expect(found.questions).toMatchObject([
      { asWritten: 'Portland', meanings: [{ value: 'Portland, OR' }, { value: 'Portland, ME' }] },
    ]);
  });

  it('is not understood where none is meant', () => {
    const line = '2000 cfm 0.5 foo';
    expect(withCity(read(line), { words: null, cities: [] })).toEqual(read(line));
  });
});
