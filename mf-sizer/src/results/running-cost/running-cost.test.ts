import { DEFAULT_OPERATING_COST } from '@specbuilder/shared-contracts/domain';
import { coolingRating, heaterRating } from '../../../test/supply-results.ts';
import { runningCosts } from './running-cost.ts';

const costs = (...request: Parameters<typeof runningCosts>) =>
  runningCosts(...request).map(({ label, usd, per }) => [label, Number(usd.toFixed(2)), per]);

describe('running cost', () => {
  it('of a fan is its power over the hours of a year', () => {
    // 0.45 kW, 2,920 h, $0.10.
    expect(costs({ fanKw: 0.45 }, DEFAULT_OPERATING_COST)).toEqual([['Running cost, 2,920 h', 131.4, '/yr']]);
  });

  it('is that of so many', () => {
    expect(costs({ fanKw: 0.45 }, DEFAULT_OPERATING_COST, 3)).toEqual([
      ['Running cost of 3 fans, 2,920 h', 394.2, '/yr'],
    ]);
  });

  it('of a unit says which part is the fan, and what an hour of the others costs', () => {
    const unit = {
      fanKw: 2,
      heating: heaterRating({ inputBtus: 450_000 }),
      cooling: coolingRating({ compressorKw: 12.5 }),
    };
    // 12.5 kW at $0.10; 4.5 therms at $1.00.
    expect(costs(unit, DEFAULT_OPERATING_COST)).toEqual([
      ['Fan, 2,920 h', 584, '/yr'],
      ['Condensing section at full load', 1.25, '/h'],
      ['Gas at high fire, $1.00/therm', 4.5, '/h'],
    ]);
    expect(costs(unit, DEFAULT_OPERATING_COST, 2).map(([, usd]) => usd)).toEqual([1168, 2.5, 9]);
  });

  it('takes the rates that were set', () => {
    const settings = { ...DEFAULT_OPERATING_COST, electricCostPerKwh: 0.2, gasCostPerTherm: 1.35 };
    const electric = heaterRating({ fuel: 'electric', kwStep: 50 });
    expect(costs({ fanKw: 1, heating: electric }, settings)[1]).toEqual(['Electric heat at full output', 10, '/h']);
    const gas = costs({ fanKw: 1, heating: heaterRating() }, settings)[1];
    expect(gas).toEqual(['Gas at high fire, $1.35/therm', 2.7, '/h']);
  });
});
