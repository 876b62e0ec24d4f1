import { hotGasReheat } from './reheat.ts';

const SITE = { cfm: 4000, altitudeFt: 0 };

describe('hot-gas reheat', () => {
  it('warms leaving air to 75 F and no further', () => {
    const reheat = hotGasReheat({ totalBtus: 360_000, compressorKw: 35, leavingDryBulb: 55 }, SITE);
    expect(reheat.leavingDryBulb).toBeCloseTo(75, 9);
    expect(reheat.capacityBtus).toBeCloseTo(20 * 4320, 6);
  });

  it('has 45 % of the heat of condensation', () => {
    const reheat = hotGasReheat({ totalBtus: 60_000, compressorKw: 5, leavingDryBulb: 50 }, SITE);
    expect(reheat.capacityBtus).toBeCloseTo(0.45 * (60_000 + 5 * 3412.14), 6);
    expect(reheat.leavingDryBulb).toBeCloseTo(50 + reheat.capacityBtus / 4320, 9);
  });

  it('gives nothing to air that is warm enough', () => {
    expect(hotGasReheat({ totalBtus: 60_000, compressorKw: 5, leavingDryBulb: 80 }, SITE).capacityBtus).toBe(0);
  });
});
