import { FanCategory } from './enumerations.ts';
import { nextFreeTag, tagPatternOf } from './equipment-tags.ts';

describe('the next free tag', () => {
  it.each<[string, string, (string | null)[], string]>([
    ['a project without tags begins with 1', 'EF-', [], 'EF-1'],
    ['the next one follows the highest', 'EF-', ['EF-1', 'EF-7', null, 'EF-3'], 'EF-8'],
    ['however it is written', 'EF-', ['ef 4', 'EF5'], 'EF-6'],
    ['every number of a range is in use', 'EF-', ['EF-1 ... EF-4'], 'EF-5'],
    ['a letter behind the number does not free it', 'EF-', ['EF-3A', 'EF-3B'], 'EF-4'],
    ['tags of other equipment do not count', 'EF-', ['MAU-9', 'KEF-12', 'Lab'], 'EF-1'],
    ['a floor in the prefix is part of it', 'EF-2-', ['EF-2-4', 'EF-9', 'EF-29', 'EF-3-8'], 'EF-2-5'],
    ['a prefix that ends in a digit takes its number where # says', 'P2F#', ['P2F3'], 'P2F4'],
    ['digits are as many as the pattern has', 'EF-##', ['EF-01', 'EF-09'], 'EF-10'],
    ['and grow beyond it', 'EF-##', ['EF-99'], 'EF-100'],
    ['the number may come first', '#-EF', ['3-EF'], '4-EF'],
    ['signs of a pattern are meant as they are', 'EF(A).', ['EF(A).2', 'EFXA)9'], 'EF(A).3'],
  ])('%s', (_case, pattern, tags, expected) => {
    expect(nextFreeTag(pattern, tags)).toBe(expected);
  });

  it('follows the pattern of the project, else that of drawings', () => {
    expect(tagPatternOf(FanCategory.HeatedMakeUpAir)).toBe('MAU-');
    expect(tagPatternOf(FanCategory.Exhaust, { exhaust: 'XF-' })).toBe('XF-');
    expect(tagPatternOf(FanCategory.Exhaust, { makeUpAir: 'S-' })).toBe('EF-');
    expect(tagPatternOf(42)).toBe('F-');
  });
});
