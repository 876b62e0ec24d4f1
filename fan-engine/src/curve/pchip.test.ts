import fc from 'fast-check';
import { fanFamily } from '../../test/fixtures/wheels.ts';

import { pchip } from './pchip.ts';

/** Values of scipy 1.17 PchipInterpolator over the same tables: family, phi, psi, lambda. */
const SCIPY = [
  ['bi_sw', 0.00715, 0.9846003604075, 0.13921790122432],
  ['bi_sw', 0.2035, 1.0074591974784484, 0.3003689835481611],
  ['bi_sw', 0.3355, 0.7830563218701299, 0.36661116040975994],
  ['bi_sw', 0.5115, 0.1535614588580249, 0.32839493038044826],
  ['vaneaxial', 0.00507, 0.6432984513483334, 0.18954110509382502],
  ['vaneaxial', 0.1443, 0.4265876540625, 0.1326],
  ['vaneaxial', 0.2379, 0.39710228375, 0.13910176353687007],
  ['fc_dw', 0.0208, 1.5988427059199999, 0.6018027093155118],
  ['fc_dw', 0.592, 1.6795622399999999, 1.8904058188840125],
  ['prop', 0.1464, 0.15144849723076925, 0.052289517362637365],
  ['prop', 0.2232, 0.02052468744827585, 0.039779999999999996],
] as const;

describe('curve interpolation', () => {
  it.each(SCIPY)('of %s at phi %d equals scipy', (key, phi, psi, lambda) => {
    expect(fanFamily(key).psiAt(phi)).toBeCloseTo(psi, 12);
    expect(fanFamily(key).lambdaAt(phi)).toBeCloseTo(lambda, 12);
  });

  const table = fc
    .array(fc.tuple(fc.double({ min: 0.01, max: 2, noNaN: true }), fc.double({ min: -5, max: 5, noNaN: true })), {
      minLength: 3,
      maxLength: 12,
    })
    .map((steps) => {
      let x = 0;
      return { x: steps.map(([step]) => (x += step)), y: steps.map(([, value]) => value) };
    });

  it('goes through every point and never beyond its two neighbours', () => {
    fc.assert(
      fc.property(table, fc.double({ min: 0, max: 1, noNaN: true }), ({ x, y }, share) => {
        const curve = pchip(x, y);
        x.forEach((at, index) => {
          expect(curve(at)).toBeCloseTo(y[index] ?? 0, 9);
          const next = x[index + 1];
          if (next === undefined) return;
          const between = curve(at + share * (next - at));
          const [low, high] = [Math.min(y[index] ?? 0, y[index + 1] ?? 0), Math.max(y[index] ?? 0, y[index + 1] ?? 0)];
          expect(between).toBeGreaterThanOrEqual(low - 1e-9);
          expect(between).toBeLessThanOrEqual(high + 1e-9);
        });
      }),
    );
  });

  it('holds its ends outside the table', () => {
    const curve = pchip([0, 1, 2], [3, 2, 0]);
    expect([curve(-1), curve(5)]).toEqual([3, 0]);
  });
});
