import fc from 'fast-check';
import { addressesIn, isAddress, typedParts, withPasted } from './recipients.ts';

describe('recipients', () => {
  it('[SHR-002] are separated by whitespace, commas and semicolons', () => {
    const four = ['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co'];
    expect(typedParts('a@b.co; c@d.co e@f.co,g@h.co')).toEqual(four);
    expect(typedParts(' a@b.co,\n;c@d.co\te@f.co  g@h.co, ')).toEqual(four);
  });

  it.each([
    ['Bob <b@c.co>; junk, d@e.co', 'b@c.co, d@e.co'],
    ['"Lee, Ann" <ann.lee@c.co>, Bob (b@c.co)', 'ann.lee@c.co, b@c.co'],
    ['mailto:b@c.co B@C.co', 'B@C.co'],
    ['Write to b@c.co. Or to [d@e.co]:', 'b@c.co, d@e.co'],
    ['junk', ''],
  ])('[SHR-003] pasted as %j are %j', (text, expected) => {
    expect(addressesIn(text).join(', ')).toBe(expected);
  });

  it('take the place of what was selected', () => {
    expect(withPasted('', { start: 0, end: 0 }, ['b@c.co'])).toBe('b@c.co');
    expect(withPasted('a@b.co, old, z@y.co', { start: 8, end: 11 }, ['b@c.co'])).toBe('a@b.co, b@c.co, z@y.co');
  });

  const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.com`);
  const separator = fc.constantFrom(',', ';', ' ', '\n', '\t', ', ', ' ; ', ',,');
  const wrapped = fc.tuple(address, word, fc.constantFrom('plain', 'angle', 'mailto')).map(([one, name, how]) => {
    if (how === 'angle') return `${name} <${one}>`;
    return how === 'mailto' ? `mailto:${one}` : one;
  });

  it('[SHR-002] are found again whatever separates them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(address, separator)), (parts) => {
        const text = parts.map(([one, between]) => `${one}${between}`).join('');
        expect(typedParts(text)).toEqual(parts.map(([one]) => one));
      }),
    );
  });

  it('[SHR-003] pasted are all found, each once, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wrapped, separator)), (parts) => {
        const found = addressesIn(parts.map(([one, between]) => `${one}${between}`).join(''));
        const meant = parts.map(([one]) => /[a-z0-9]+@[a-z0-9]+\.com/.exec(one.replace('mailto:', ''))?.[0]);
        expect(found).toEqual([...new Set(meant)]);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = addressesIn(text);
        expect(found.every(isAddress)).toBe(true);
        // Found addresses are found again, and a field keeps them unchanged.
        expect(addressesIn(found.join(', '))).toEqual(found);
        expect(typedParts(found.join(', '))).toEqual(found);
      }),
    );
  });
});
