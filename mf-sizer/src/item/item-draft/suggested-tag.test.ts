import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { suggestedTag } from './suggested-tag.ts';

describe('a suggested tag', () => {
  it.each<[string, FanCategory, (string | null)[], string]>([
    ['an exhaust fan begins with EF-1', FanCategory.Exhaust, [], 'EF-1'],
    ['the next one follows the highest', FanCategory.Exhaust, ['EF-1', 'EF-7', null, 'EF-3'], 'EF-8'],
    ['however it is written', FanCategory.Exhaust, ['ef 4', 'EF5'], 'EF-6'],
    ['a range counts by its first number', FanCategory.Exhaust, ['EF-1 ... EF-4'], 'EF-2'],
    ['marks of other equipment do not count', FanCategory.Exhaust, ['MAU-9', 'KEF-12', 'Lab'], 'EF-1'],
    ['heated make-up air is MAU', FanCategory.HeatedMakeUpAir, ['MAU-2'], 'MAU-3'],
    ['a category that a catalogue adds is a fan', 42, [], 'F-1'],
  ])('%s', (_, category, tags, expected) => {
    expect(suggestedTag(category, tags)).toBe(expected);
  });
});
