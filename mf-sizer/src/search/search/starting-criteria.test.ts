import { startingCriteria } from './starting-criteria.ts';

const defaults = { cfm: null as number | null, sones: 30, soundLevelDistance: 5 };
const facts = {
  defaults,
  sized: null,
  remembered: null,
  hasResultId: false,
  requested: 'nothing',
  isReselection: false,
} as const;

describe('A search begins with', () => {
  it('[SCH-063] 30 sones at 5 ft where another fan is chosen for an item that says nothing of sound', () => {
    const sized = { cfm: 1750 } as typeof defaults;
    expect(startingCriteria({ ...facts, sized, isReselection: true })).toEqual({
      criteria: { cfm: 1750, sones: 30, soundLevelDistance: 5 },
      defaults,
      shouldRun: true,
    });
  });

  it('what was typed, and waits for a click', () => {
    const remembered = { ...defaults, cfm: 900 };
    expect(startingCriteria({ ...facts, sized: { ...defaults, cfm: 1750 }, remembered, hasResultId: true })).toEqual({
      criteria: remembered,
      defaults,
      shouldRun: false,
    });
  });

  it.each([
    ['a result that is gone, with criteria in the address', { hasResultId: true, requested: 'criteria' }, true],
    ['criteria in the address alone', { requested: 'criteria' }, false],
    ['criteria in the address that are to be found', { requested: 'rows' }, true],
  ] as const)('a run of its own or not: %s', (_, part, shouldRun) => {
    expect(startingCriteria({ ...facts, ...part }).shouldRun).toBe(shouldRun);
  });
});
