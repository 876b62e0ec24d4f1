import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { keyedHash, seal, unseal } from './sealed-text.ts';

const key = randomBytes(32).toString('base64url');

describe('A sealed text', () => {
  it('is what was sealed, for its owner alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, owner, other) => {
        const sealed = seal(key, owner, text);
        expect(unseal(key, owner, sealed)).toBe(text);
        if (other !== owner) expect(() => unseal(key, other, sealed)).toThrow();
      }),
    );
  });

  it('looks different each time and hides the text', () => {
    const one = seal(key, 'u', 'JBSWY3DPEHPK3PXP');
    expect(one).not.toBe(seal(key, 'u', 'JBSWY3DPEHPK3PXP'));
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('cannot be changed, nor opened with another key', () => {
    const sealed = Buffer.from(seal(key, 'u', 'text'), 'base64url');
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(key, 'u', changed.toString('base64url'))).toThrow();
    }
    const otherKey = randomBytes(32).toString('base64url');
    expect(() => unseal(otherKey, 'u', sealed.toString('base64url'))).toThrow();
  });

  it('has hashes that depend on the key', () => {
    expect(keyedHash(key, 'a')).toBe(keyedHash(key, 'a'));
    expect(keyedHash(key, 'a')).not.toBe(keyedHash(randomBytes(32).toString('base64url'), 'a'));
  });
});
