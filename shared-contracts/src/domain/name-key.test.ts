import fc from 'fast-check';
import { isSameName, nameKey } from './name-key.ts';

describe('[PRJ-007] names', () => {
  it.each([
    ['Tower', 'TOWER'],
    ['STRASSE', 'straße'],
    ['Straße', 'STRAẞE'],
    ['ΟΔΟΣ', 'οδος'],
    ['οδος', 'οδοσ'],
    ['İzmir', 'i\u0307zmir'],
    ['Café'.normalize('NFC'), 'CAFÉ'.normalize('NFD')],
    ['Phase Ⅳ', 'phase IV'],
    ['ＡＢＣ １２', 'abc 12'],
    ['  Harbor ', 'harbor'],
    ['ﬁre hall', 'FIRE HALL'],
    ['ᾼ', 'ᾳ'],
  ])('%s and %s are the same', (item, other) => {
    expect(isSameName(item, other)).toBe(true);
  });

  it.each([
    ['Cafe', 'Café'],
    ['Halle', 'Halle 2'],
    ['ılık', 'ilik'],
    ['İzmir', 'Izmir'],
    ['A B', 'AB'],
  ])('%s and %s differ', (item, other) => {
    expect(isSameName(item, other)).toBe(false);
  });

  it('have a key that is its own key, whatever they contain', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(fc.property(anything, (name) => expect(nameKey(nameKey(name))).toBe(nameKey(name))));
  });

  it('have one key in every normal form and in both cases of each letter', () => {
    const characters = fc
      .array(fc.constantFrom(...'aÄßẞéñσςΣİiIдЖᾳﬁⅣ９'), { maxLength: 12 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(characters, (name) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
          expect(nameKey(name.normalize(form))).toBe(nameKey(name));
        }
        expect(nameKey(name.toLowerCase())).toBe(nameKey(name));
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
      }),
    );
  });
});
