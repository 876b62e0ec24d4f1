import { plainMessage } from '@specbuilder/shared-contracts/domain';
import { FailuresByPercent } from './failures-by-percent.ts';
import { failure } from './line-filters.ts';

const failures = () =>
  new FailuresByPercent(-100, 5, (percent) => failure('stall', plainMessage('exclusion.noHeating'), percent));

describe('failures that differ by a percentage', () => {
  it('are each made once', () => {
    const kept = failures();
    for (const percent of [-100, -33.3, -0.1, 0, 0.1, 4.9, 5]) {
      expect(kept.of(percent).value).toBe(percent);
      expect(kept.of(percent)).toBe(kept.of(percent));
    }
  });

  it('are made each time beyond the percentages that are to be expected', () => {
    const kept = failures();
    for (const percent of [-100.1, 5.1, 2e9]) {
      expect(kept.of(percent).value).toBe(percent);
      expect(kept.of(percent)).not.toBe(kept.of(percent));
    }
  });
});
