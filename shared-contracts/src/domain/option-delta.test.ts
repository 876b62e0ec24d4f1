import fc from 'fast-check';
import {
  applyOptionsDelta,
  NO_OPTIONS_CHECKSUM,
  needsFullReload,
  type OptionIdentity,
  optionsChecksum,
  optionsDelta,
} from './option-delta.ts';

interface TestOption extends OptionIdentity {
  readonly tips: readonly string[];
}

const option = fc.record<TestOption>({
  fanOptionId: fc.integer({ min: 1, max: 12 }),
  indexId: fc.integer({ min: 0, max: 50 }),
  isChecked: fc.boolean(),
  isDisabled: fc.boolean(),
  price: fc.integer({ min: 0, max: 9999 }),
  tips: fc.array(fc.string({ maxLength: 4 }), { maxLength: 2 }),
});
const list = fc.uniqueArray(option, { maxLength: 10, selector: ({ fanOptionId }) => fanOptionId });
const byId = (options: readonly TestOption[]) => [...options].sort((a, b) => a.fanOptionId - b.fanOptionId);

describe('option deltas', () => {
  it('[OPT-017] turn the old list into the new one', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const delta = JSON.parse(JSON.stringify(optionsDelta(before, after)));
        expect(byId(applyOptionsDelta(before, delta))).toEqual(byId(after));
      }),
    );
  });

  it('[OPT-014] carry the checksums of both lists', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const delta = optionsDelta(before, after);
        expect(delta.before.checksum).toBe(optionsChecksum(before));
        expect(optionsChecksum(applyOptionsDelta(before, delta))).toBe(delta.after.checksum);
      }),
    );
  });

  it('are empty between equal lists', () => {
    fc.assert(fc.property(list, (options) => expect(optionsDelta(options, [...options]).fanOptionDeltas).toEqual([])));
  });

  it('add, change and remove by name', () => {
    const a: TestOption = { fanOptionId: 1, indexId: 0, isChecked: false, isDisabled: false, price: 5, tips: [] };
    const b: TestOption = { ...a, fanOptionId: 2, indexId: 1 };
    const delta = optionsDelta(
      [a, b],
      [
        { ...a, isChecked: true },
        { ...b, fanOptionId: 3 },
      ],
    );
    expect(delta.fanOptionDeltas).toEqual([
      { _op: 'remove', fanOptionId: 2 },
      { _op: 'diff', fanOptionId: 1, isChecked: true },
      { _op: 'add', ...b, fanOptionId: 3 },
    ]);
  });
});

describe('checksums', () => {
  const one: TestOption = { fanOptionId: 1001, indexId: 0, isChecked: true, isDisabled: false, price: 95, tips: [] };

  it('follow id, checked, disabled and price, in index order', () => {
    const changes: Partial<TestOption>[] = [
      { fanOptionId: 2 },
      { isChecked: false },
      { isDisabled: true },
      { price: 96 },
    ];
    const seen = changes.map((change) => optionsChecksum([{ ...one, ...change }]));
    expect(new Set([...seen, optionsChecksum([one])]).size).toBe(5);
    const withTips: TestOption = { ...one, tips: ['x'] };
    expect(optionsChecksum([withTips])).toBe(optionsChecksum([one]));
    const two = { ...one, fanOptionId: 2, indexId: 1 };
    expect(optionsChecksum([two, one])).toBe(optionsChecksum([one, two]));
  });

  it('are 32 bits and never the one of no option', () => {
    fc.assert(
      fc.property(list, (options) => {
        const checksum = optionsChecksum(options);
        expect(Number.isInteger(checksum) && checksum > NO_OPTIONS_CHECKSUM && checksum <= 0xffffffff).toBe(true);
      }),
    );
  });

  it('[OPT-016] [OPT-018] ask for a full reload when the local one is not the one before, never when it is 0', () => {
    expect(needsFullReload(7, { before: { checksum: 8 } })).toBe(true);
    expect(needsFullReload(8, { before: { checksum: 8 } })).toBe(false);
    expect(needsFullReload(0, { before: { checksum: 8 } })).toBe(false);
  });
});
