import fc from 'fast-check';
import { operatingPoint, requiredPoint } from './duty-points.ts';

const FIXED_SPEED = {
  cfm: 3096,
  requiredCfm: 3000,
  externalStaticPressure: 1.25,
  optionStaticPressure: 0.064,
  totalStaticPressure: 1.4,
};

describe('The points of a fan', () => {
  it('that delivers more than required each have the pressures of their own airflow', () => {
    // 1.25 x (3096 / 3000)^2 = 1.331; 1.25 + 0.064 = 1.314 = 1.4 x (3000 / 3096)^2.
    expect(operatingPoint(FIXED_SPEED)).toEqual({ cfm: 3096, externalStaticPressure: 1.332, totalStaticPressure: 1.4 });
    expect(requiredPoint(FIXED_SPEED)).toEqual({ cfm: 3000, externalStaticPressure: 1.25, totalStaticPressure: 1.314 });
  });

  it('without other losses have the external pressure for their total, whatever was rounded', () => {
    // 0.55 x (1836 / 1700)^2 = 0.6415, which the rating has as 0.641.
    const alone = {
      ...FIXED_SPEED,
      cfm: 1836,
      requiredCfm: 1700,
      externalStaticPressure: 0.55,
      optionStaticPressure: 0,
    };
    const rating = { ...alone, totalStaticPressure: 0.641 };
    expect(operatingPoint(rating).externalStaticPressure).toBe(0.641);
    expect(requiredPoint(rating).totalStaticPressure).toBe(0.55);
  });

  it('that delivers what is required are one', () => {
    const belt = { ...FIXED_SPEED, cfm: 3000, totalStaticPressure: 1.314 };
    expect(requiredPoint(belt)).toEqual(operatingPoint(belt));
  });

  it('go by the square of the airflow for a unit of an earlier release, which lists no losses', () => {
    // 1.328 x (4000 / 4186)^2 = 1.213; 0.75 and 0.1 are all that it lists.
    const unit = { cfm: 4186, requiredCfm: 4000, externalStaticPressure: 0.75, optionStaticPressure: 0.1 };
    expect(requiredPoint({ ...unit, totalStaticPressure: 1.328 }).totalStaticPressure).toBe(1.213);
  });

  it('lie on one system curve', () => {
    const losses = fc.array(fc.double({ min: 0.01, max: 0.5, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 60_000, noNaN: true }),
        fc.double({ min: 0.9, max: 1.2, noNaN: true }),
        fc.double({ min: 0.1, max: 6, noNaN: true }),
        losses,
        (requiredCfm, ratio, external, parts) => {
          const required = external + parts.reduce((sum, part) => sum + part, 0);
          const points = {
            cfm: requiredCfm * ratio,
            requiredCfm,
            externalStaticPressure: external,
            optionStaticPressure: 0,
            unitLosses: parts.map((staticPressure) => ({ staticPressure })),
            totalStaticPressure: asRated(required * ratio ** 2),
          };
          // Half a thousandth of the rating's own rounding goes by ratio and share, and half a thousandth comes on top.
          const tolerance = 0.0005 / Math.min(1, ratio ** 2) + 0.000501;
          expect(Math.abs(requiredPoint(points).totalStaticPressure - required)).toBeLessThanOrEqual(tolerance);
          const { externalStaticPressure } = operatingPoint(points);
          expect(Math.abs(externalStaticPressure - external * ratio ** 2)).toBeLessThanOrEqual(tolerance);
          expect(externalStaticPressure).toBeLessThanOrEqual(points.totalStaticPressure);
        },
      ),
    );
  });

  it('never have more pressure in the duct than the fan gives, where rounding the sum would say so', () => {
    // Of 0.1004 in. wg in all, rounded to 0.1, the duct would take 100.4 %: 2.41 of 2.4 in. wg at 4.9 times the airflow.
    const points = { ...FIXED_SPEED, requiredCfm: 1000, cfm: 4889, externalStaticPressure: 0.1004 };
    const alone = { ...points, optionStaticPressure: 0, totalStaticPressure: 2.4 };
    expect(operatingPoint(alone).externalStaticPressure).toBe(2.4);
  });
});

/** Ratings have pressures to the thousandth. */
const asRated = (pressure: number) => Number(pressure.toFixed(3));
