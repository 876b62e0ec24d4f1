import fc from 'fast-check';
import { isNewerVersion } from './versions.ts';

describe('[A-086] Versions', () => {
  it.each([
    ['1.10.0', '1.9.9', true],
    ['1.0', '1.0.0', false],
    ['1.0.1', '1.0', true],
    ['0.0.1', '0.0.1', false],
    ['2', '10', false],
  ])('%s after %s: %s', (version, than, isNewer) => {
    expect(isNewerVersion(version, than)).toBe(isNewer);
  });

  it('have one order: of two different ones exactly one is newer', () => {
    const version = fc.array(fc.nat(30), { minLength: 3, maxLength: 3 }).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(isNewerVersion(a, b) !== isNewerVersion(b, a)).toBe(a !== b);
      }),
    );
  });
});
