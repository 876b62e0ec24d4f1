import { placeMeant, placeOfCode } from './named-place.ts';

const DENVER = { city: 'Denver', state: 'CO', code: '80202' };
const PORTLANDS = [
  { city: 'Portland', state: 'OR', code: '97204' },
  { city: 'Portland', state: 'ME', code: '04101' },
];

describe('A place that a line names', () => {
  it('is the site where it is the only one, and its words are understood', () => {
    expect(placeMeant('Denver, CO', [DENVER], ['Denver', 'CO', 'blue'])).toEqual({
      site: DENVER,
      notUnderstood: ['blue'],
    });
  });

  it('is a question where there are several', () => {
    expect(placeMeant('Portland', PORTLANDS, ['Portland'])).toEqual({
      question: {
        field: 'postalCode',
        asWritten: 'Portland',
        meanings: [
          { value: 'Portland, OR', unit: null },
          { value: 'Portland, ME', unit: null },
        ],
      },
    });
  });

  it('is understood beside a code that is in it, and beside no other', () => {
    const place = { words: 'Denver, CO', places: [DENVER], codeOf: ({ code }: typeof DENVER) => code };
    expect(placeOfCode('80239', place, ['Denver', 'CO', 'blue'])).toEqual({ site: DENVER, notUnderstood: ['blue'] });
    expect(placeOfCode('60606', place, ['Denver', 'CO'])).toBeNull();
  });

  it('is nothing where the list has none', () => {
    expect(placeMeant('Zorb', [], ['Zorb'])).toBeNull();
  });
});
