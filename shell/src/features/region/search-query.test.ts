import { COUNTRIES } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { isComplete, isWrongCode, queryOf, withCountry, withPostalCode, withTerritory } from './search-query.ts';

const query = (country: 'USA' | 'CAN' | 'MEX', postalCode = '', territory = '') => ({ country, postalCode, territory });

describe('The search for a region', () => {
  it.each([
    ['USA', '123', false],
    ['USA', '53202', true],
    ['USA', '53202-1234', true],
    ['USA', 'M5V 3A8', false],
    ['CAN', 'M5V 3A8', true],
    ['CAN', 'm5v3a8', true],
    ['CAN', '53202', false],
    ['MEX', '53202', false],
  ] as const)('[LOC-021] in %s, a search with %p is complete: %p', (country, code, expected) => {
    expect(isComplete(query(country, code))).toBe(expected);
  });

  it('is complete with a state alone', () => {
    expect(isComplete(query('MEX', '', 'JAL'))).toBe(true);
    expect(isComplete(query('USA'))).toBe(false);
  });

  it('[LOC-022] loses a code that is none of the new country, and the state with the old one', () => {
    expect(withCountry(query('USA', '532'), 'CAN')).toEqual(query('CAN'));
    expect(withCountry(query('CAN', 'M5V 3A8'), 'USA')).toEqual(query('USA'));
    expect(withCountry(query('USA', '', 'WI'), 'CAN')).toEqual(query('CAN'));
    expect(withCountry(query('CAN', 'M5V 3A8'), 'CAN').postalCode).toBe('M5V 3A8');
  });

  it('is for a code or for a state, never for both', () => {
    expect(withTerritory(query('USA', '53202'), 'WI')).toEqual(query('USA', '', 'WI'));
    expect(withPostalCode(query('USA', '', 'WI'), '5')).toEqual(query('USA', '5'));
  });

  it('complains about a code once it is long enough', () => {
    expect(isWrongCode(query('USA', '5320'))).toBe(false);
    expect(isWrongCode(query('USA', '5320x'))).toBe(true);
  });

  it('takes a place by its code, and by its state where the code is only a part', () => {
    const place = { city: '', latitude: 0, longitude: 0, elevation: 0, salesRegion: 1 };
    expect(queryOf({ ...place, country: 'USA', postalCode: '53202', state: 'WI' })).toEqual(query('USA', '53202'));
    expect(queryOf({ ...place, country: 'CAN', postalCode: 'M5V', state: 'ON' })).toEqual(query('CAN', '', 'ON'));
    expect(queryOf({ ...place, country: 'MEX', postalCode: '', state: 'JAL' })).toEqual(query('MEX', '', 'JAL'));
  });

  it('[LOC-022] never keeps a code over a change of country that could not be searched with', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.constantFrom(...COUNTRIES), fc.string(), (from, to, code) => {
        const after = withCountry(query(from, code), to);
        expect(after.postalCode === '' || isComplete(after)).toBe(true);
      }),
    );
  });
});
