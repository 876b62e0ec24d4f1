import { FanCategory } from '@specbuilder/shared-contracts/domain';
import {
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../test/fixtures/conditioning-units.ts';
import { choosing, configured, optionOf } from '../../test/fixtures/configurations.ts';
import { supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { select } from '../selection/select.ts';

const evaluated = (configuration: ReturnType<typeof unitFor>) => evaluate(configuration, DEMO_CATALOGUE);

describe('the intake that a cabinet is sized with', () => {
  it.each([
    ['filtered', FILTERED_SPECIFICATION],
    ['direct-fired', DIRECT_FIRED_SPECIFICATION],
    ['rooftop', ROOFTOP_SPECIFICATION],
  ] as const)('is the plain hood while none is chosen, and choosing it changes nothing: %s', (_, specification) => {
    const fresh = unitFor(specification);
    const bare = choosing(fresh, { INHD: false }).configuration;
    const before = evaluated(bare);
    const after = choosing(bare, { INHD: true }).evaluation;
    expect(optionOf(evaluated(fresh), 'INHD')).toMatchObject({ isChecked: true });
    expect(optionOf(before, 'INHD')).toMatchObject({ isChecked: false });
    expect(optionOf(before, 'INHD').additionalStaticPressure).toBeGreaterThan(0);
    expect(after.rating).toEqual(before.rating);
    expect(after.price.total).toBe(before.price.total + optionOf(before, 'INHD').price);
  });

  it('makes way for the loss of the intake that is chosen', () => {
    const bare = unitFor(FILTERED_SPECIFICATION);
    const before = evaluated(bare);
    const after = choosing(bare, { INHF: true }).evaluation;
    const gained = (after.rating?.optionStaticPressure ?? 0) - (before.rating?.optionStaticPressure ?? 0);
    const [filtered, hood] = ['INHF', 'INHD'].map((code) => optionOf(before, code).additionalStaticPressure);
    expect(gained).toBeCloseTo((filtered ?? 0) - (hood ?? 0), 2);
  });

  it('adds nothing where no outdoor air comes in, or no cabinet takes it in', () => {
    const closed = unitFor({ ...ROOFTOP_SPECIFICATION, maxOutdoorAirPercentage: 0 });
    const hood = optionOf(evaluated(closed), 'INHD').additionalStaticPressure;
    const opened = choosing(closed, { INHD: true }).evaluation;
    const gained = (opened.rating?.optionStaticPressure ?? 0) - (evaluated(closed).rating?.optionStaticPressure ?? 0);
    expect(gained).toBeCloseTo(hood, 2);
    const inline = unitFor(supply({ makeUpAirFanCategoryType: 2, subFanCategoryType: 2, cfm: 1200, sp: 0.5 }));
    expect(evaluated(inline).rating?.optionStaticPressure).toBe(0);
  });

  it('never breaks a fan of one speed that was offered without it', () => {
    const heated = { fanCategoryType: FanCategory.HeatedMakeUpAir, temperatureRise: 60 };
    let fixed = 0;
    for (const cfm of [1500, 2000, 3000, 4500]) {
      const specification = supply({ ...heated, cfm, sp: 0.5, sones: 100 });
      for (const { modelDisplayAs, driveText } of select(specification, DEMO_CATALOGUE).results) {
        if (driveText !== 'Direct') continue;
        fixed++;
        const { validation } = choosing(configured(specification, modelDisplayAs, { driveText }), {
          INHD: true,
        }).evaluation;
        expect(validation.errors.filter(({ code }) => code.startsWith('run.'))).toEqual([]);
      }
    }
    expect(fixed).toBeGreaterThan(2);
  });
});
