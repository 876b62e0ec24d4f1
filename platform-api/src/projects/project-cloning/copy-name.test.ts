import fc from 'fast-check';
import { copyName } from './copy-name.ts';

describe('The name of a copy', () => {
  it.each([
    ['Harbor Point', [], 'Harbor Point - Copy'],
    ['Harbor Point', ['harbor point - copy'], 'Harbor Point - Copy 2'],
    ['Harbor Point - Copy', ['Harbor Point - Copy', 'Harbor Point - Copy 2'], 'Harbor Point - Copy 3'],
    ['x'.repeat(100), [], `${'x'.repeat(93)} - Copy`],
  ])('[A-174] of %s beside %j', (name, taken, expected) => {
    expect(copyName(name, taken)).toBe(expected);
  });

  it('is always free and never too long', () => {
    const names = fc.stringMatching(/^[A-Za-z0-9 -]{1,100}$/);
    fc.assert(
      fc.property(names, fc.nat(30), (name, count) => {
        const taken: string[] = [];
        for (let index = 0; index <= count; index += 1) taken.push(copyName(name, taken));
        expect(new Set(taken.map((item) => item.toLowerCase())).size).toBe(taken.length);
        expect(taken.every((item) => item.length <= 100)).toBe(true);
      }),
    );
  });
});
