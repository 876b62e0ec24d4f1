import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { choosing, configured } from '../../test/fixtures/configurations.ts';
import { exhaust, supply } from '../../test/fixtures/specifications.ts';
import { wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from './evaluate.ts';
import { type UnitVelocities, velocityWarnings } from './velocity-warnings.ts';

const NOTHING: UnitVelocities = { coilFace: null, outlet: null, tip: null };
const said = (velocities: Partial<UnitVelocities>) => wordsOf(velocityWarnings({ ...NOTHING, ...velocities }));

describe('velocities that hardly anyone builds', () => {
  it('are each said with the limit and where it is from', () => {
    expect(said({ coilFace: 560, outlet: 4012.4, tip: { fpm: 10_020, limitFpm: 10_500 } })).toEqual([
      'Cooling and Heat Pump: 560 fpm coil face velocity; moisture may carry over above 500 fpm, a common limit of specifications',
      'Fan: 4,012 fpm outlet velocity; above 3,500 fpm a duct in a shaft exceeds RC 45 (ASHRAE Handbook, HVAC Applications)',
      'Fan: tip speed 10,020 fpm; above 95% of the catalog maximum of 10,500 fpm it cannot be set 5% faster for balancing',
    ]);
  });

  it.each<[string, Partial<UnitVelocities>, number]>([
    ['no such part', {}, 0],
    ['500 fpm through the coil', { coilFace: 500.4 }, 0],
    ['501 fpm through the coil', { coilFace: 500.6 }, 1],
    ['3,500 fpm in the outlet', { outlet: 3500.4 }, 0],
    ['3,501 fpm in the outlet', { outlet: 3501 }, 1],
    ['95 % of the tip speed', { tip: { fpm: 9975, limitFpm: 10_500 } }, 0],
    ['more than 95 % of it', { tip: { fpm: 9990, limitFpm: 10_500 } }, 1],
    ['more than the class allows, which is an error of its own', { tip: { fpm: 10_600, limitFpm: 10_500 } }, 0],
  ])('with %s', (_, velocities, count) => {
    expect(said(velocities)).toHaveLength(count);
  });
});

describe('the warnings of a configured fan', () => {
  const warningsOf = (...args: Parameters<typeof configured>) =>
    evaluate(configured(...args), DEMO_CATALOGUE).validation.warnings.map(({ code }) => code);

  it('say the tip speed of a wheel near the maximum of its class', () => {
    expect(warningsOf(exhaust({ cfm: 2000, sp: 1 }), 'KRB100')).toContain('run.tipSpeed');
    expect(warningsOf(exhaust({ cfm: 2000, sp: 1 }), 'KRB135')).not.toContain('run.tipSpeed');
  });

  it('say the velocity in the outlet of a small housing', () => {
    expect(warningsOf(exhaust({ cfm: 4000, sp: 4 }), 'KUB123-II')).toContain('run.outletVelocity');
    expect(warningsOf(exhaust({ cfm: 4000, sp: 4 }), 'KUB165')).not.toContain('run.outletVelocity');
  });

  it('say the velocity through a cooling coil that fills its cabinet, and nothing without cooling', () => {
    const { HeatedMakeUpAir: fanCategoryType } = FanCategory;
    const specification = supply({ fanCategoryType, cfm: 8000, sp: 0.5, temperatureRise: 60 });
    const codesOf = (model: string, DX20: boolean) =>
      choosing(configured(specification, model), { DX20 }).evaluation.validation.warnings.map(({ code }) => code);
    expect(codesOf('KDF180', true)).toContain('unit.coilVelocity');
    expect(codesOf('KDF180', false)).not.toContain('unit.coilVelocity');
    expect(codesOf('KDF200', true)).not.toContain('unit.coilVelocity');
  });
});
