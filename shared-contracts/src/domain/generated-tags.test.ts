import fc from 'fast-check';
import { endNumber, longestTag, taggedCopies } from './generated-tags.ts';

describe('the tag generator', () => {
  it('[TAG-004] ends at quantity - 1 + start', () => {
    expect(endNumber(5, 3)).toBe(7);
  });

  it('[TAG-005] makes one copy with the quantity when nothing is numbered', () => {
    const plan = { tag: 'EF-1', quantity: 4, startNumber: null, makeOneCopy: true };
    expect(taggedCopies(plan)).toEqual([{ tag: 'EF-1', quantity: 4 }]);
  });

  it('[TAG-001] numbers one copy each, or tags one copy with the range', () => {
    const plan = { tag: 'EF-', quantity: 3, startNumber: 3, makeOneCopy: false };
    expect(taggedCopies(plan)).toEqual(['EF-3', 'EF-4', 'EF-5'].map((tag) => ({ tag, quantity: 1 })));
    expect(taggedCopies({ ...plan, makeOneCopy: true })).toEqual([{ tag: 'EF-3 ... EF-5', quantity: 3 }]);
    expect(taggedCopies({ ...plan, quantity: 1, makeOneCopy: true })).toEqual([{ tag: 'EF-3', quantity: 1 }]);
  });

  it('makes as many units as were asked for, under tags that differ, whatever the plan', () => {
    const plans = fc.record({
      tag: fc.string({ maxLength: 20 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      startNumber: fc.option(fc.integer({ min: 0, max: 99_999 })),
      makeOneCopy: fc.boolean(),
    });
    fc.assert(
      fc.property(plans, (plan) => {
        const copies = taggedCopies(plan);
        expect(copies.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(plan.quantity);
        expect(longestTag(plan)).toHaveLength(Math.max(...copies.map(({ tag }) => tag.length)));
        expect(new Set(copies.map(({ tag }) => tag)).size).toBe(copies.length);
      }),
    );
  });
});
