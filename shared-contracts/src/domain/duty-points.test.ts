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
    const positive = (max: number) => fc.double({ min: 0.1, max, noNaN: true });
    const losses = fc.array(fc.double({ min: 0.01, max: 0.5, noNaN: true }), { maxLength: 4 });
    fc.assert(
      fc.property(
        positive(60_000),
        fc.double({ min: 0.9, max: 1.2, noNaN: true }),
        positive(6),
        losses,
        (requiredCfm, ratio, external, parts) => {
          const required = external + parts.reduce((sum, part) => sum + part, 0);
          const points = {
            cfm: requiredCfm * ratio,
            requiredCfm,
            externalStaticPressure: external,
            optionStaticPressure: 0,
            unitLosses: parts.map((staticPressure) => ({ staticPressure })),
            totalStaticPressure: required * ratio ** 2,
          };
          expect(requiredPoint(points).totalStaticPressure).toBeCloseTo(required, 2);
          expect(operatingPoint(points).externalStaticPressure).toBeCloseTo(external * ratio ** 2, 2);
          expect(operatingPoint(points).externalStaticPressure).toBeLessThan(points.totalStaticPressure + 0.001);
        },
      ),
    );
  });
});
