import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { exhaustSupplySpecification, hvlsSpecification } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import { defaultExhaustSupply, defaultHvls } from '../catalogue/specification/defaults.ts';
import { sparse, whole } from './sparse-specification.ts';

const DUTY = defaultExhaustSupply({ fanCategoryType: FanCategory.Exhaust, subFanCategoryType: 2 }, DEMO_CATALOGUE);
const SPACE = defaultHvls({}, DEMO_CATALOGUE);
const anyValue = fc.constantFrom(null, 0, 1, -40, 0.375, 70);

describe('A specification in few fields', () => {
  it('is the same again, whatever it says', () => {
    const changes = fc.record({
      cfm: fc.constantFrom(null, 1, 2000),
      sp: fc.constantFrom(null, 0, 0.5),
      altitude: anyValue,
      winterTemperature: anyValue,
      temperature: anyValue,
      maxOutdoorAirPercentage: fc.constantFrom(null, 0, 100),
      soundPressure: fc.constantFrom(null, 55),
      airflowToleranceBelow: fc.constantFrom(0, 5),
      airflowToleranceAbove: fc.constantFrom(0, 10, 30),
      isNoCooling: fc.boolean(),
      recommendedMotors: fc.boolean(),
      fanApplication: fc.constantFrom(null, 'Kitchen exhaust|Roof|GREASE'),
      motorFrequency: fc.constantFrom(0, 50, 60),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const specification = { ...DUTY, ...change };
        const stored = JSON.parse(JSON.stringify(sparse(specification)));
        expect(whole(stored)).toEqual(specification);
        expect(exhaustSupplySpecification.parse(whole(stored))).toEqual(specification);
      }),
    );
  });

  it('says what its fields with a default said, whatever the default is later', () => {
    expect(sparse({ ...DUTY, airflowToleranceAbove: 0 })).toMatchObject({ airflowToleranceAbove: 0, heatBasis: 0 });
  });

  it('is a fraction of the whole', () => {
    const duty = { ...DUTY, cfm: 2000, sp: 0.5, zip: '60606', altitude: 594 };
    expect(JSON.stringify(sparse(duty)).length).toBeLessThan(500);
    expect(JSON.stringify(duty).length).toBeGreaterThan(1200);
  });

  it('of a space is the same again as well', () => {
    for (const squareFeet of [null, 20_000]) {
      const specification = { ...SPACE, squareFeet };
      expect(hvlsSpecification.parse(whole(JSON.parse(JSON.stringify(sparse(specification)))))).toEqual(specification);
    }
  });

  it('says for fields that came later what their defaults say', () => {
    const { airflowToleranceBelow: _below, airflowToleranceAbove: _above, heatBasis: _basis, ...before } = DUTY;
    const { fanDuctType: _ducts, soundPressure: _limit, ...earlier } = before;
    expect(whole(earlier as typeof DUTY)).toEqual(exhaustSupplySpecification.parse(earlier));
  });

  it('that was stored whole stays as it is', () => {
    expect(whole(DUTY)).toEqual(DUTY);
  });
});
