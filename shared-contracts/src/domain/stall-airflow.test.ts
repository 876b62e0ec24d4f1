import fc from 'fast-check';
import { stallAirflow } from './stall-airflow.ts';

describe('the airflow at which a fan stalls', () => {
  it.each([
    [2000, 37.9, 1460],
    [600, 22, 492],
    [40, 5, 39],
  ])('%i cfm with a margin of %d %% is %i cfm', (cfm, surgeMargin, stall) => {
    expect(stallAirflow({ cfm, surgeMargin })).toBe(stall);
  });

  it('never lies below the one that the margin says, and by less than ten above it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 60_000 }),
        fc.double({ min: 5, max: 400, noNaN: true }),
        (cfm, surgeMargin) => {
          const exact = cfm / (1 + surgeMargin / 100);
          const said = stallAirflow({ cfm, surgeMargin });
          expect(said).toBeGreaterThanOrEqual(exact);
          expect(said).toBeLessThan(exact + 10);
        },
      ),
    );
  });
});
