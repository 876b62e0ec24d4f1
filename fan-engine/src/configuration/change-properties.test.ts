import { applyOptionsDelta, optionsChecksum } from '@specbuilder/shared-contracts/domain';
import fc from 'fast-check';
import {
  DIRECT_FIRED_SPECIFICATION,
  FILTERED_SPECIFICATION,
  INDUSTRIAL_HEATER_SPECIFICATION,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../test/fixtures/conditioning-units.ts';
import { configured, configuredHvls } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { choiceSetOf } from '../options/group-rules.ts';
import { EngineError } from '../specification/engine-error.ts';
import { applyChange, type ChangeOutcome } from './apply-change.ts';
import { evaluate } from './evaluate.ts';
import type { Configuration } from './model/configuration.ts';

const START: readonly Configuration[] = [
  configured(MILWAUKEE, 'KUB245', { voltage: '460' }),
  configured(MILWAUKEE, 'KUB245', { voltage: '575' }),
  configured(MILWAUKEE, 'KUD245'),
  configured(exhaust({ cfm: 1500, sp: 0.5 }), 'KRD120', { driveText: 'Direct, ECM' }),
  configured(exhaust({ cfm: 1500, sp: 0.5 }), 'KRD120', { driveText: 'Direct, speed control' }),
  configured(exhaust({ cfm: 3200, sp: 1.25, fanApplication: 'Kitchen exhaust|Roof|GREASE' }), 'KRX150'),
  configured(exhaust({ cfm: 2400, sp: 0.75 }), 'KSI135'),
  configured(exhaust({ cfm: 3000, sp: 0.25, fanMountType: 2 }), 'KPW240'),
  configuredHvls('KHL-24'),
  unitFor(ROOFTOP_SPECIFICATION),
  unitFor(DIRECT_FIRED_SPECIFICATION),
  unitFor(INDUSTRIAL_HEATER_SPECIFICATION),
  unitFor(FILTERED_SPECIFICATION),
];

const start = fc.constantFrom(...START);
const choices = fc.array(fc.record({ place: fc.nat({ max: 200 }), selected: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
});

/** Random clicks on what is visible; a change that a rule rejects leaves the configuration unchanged. */
function click(configuration: Configuration, clicks: readonly { place: number; selected: boolean }[]): ChangeOutcome[] {
  const outcomes: ChangeOutcome[] = [];
  let current = configuration;
  for (const { place, selected } of clicks) {
    const { options } = evaluate(current, DEMO_CATALOGUE);
    const option = options[place % options.length];
    if (option === undefined) continue;
    try {
      const changes = [{ optionId: option.fanOptionId, selected }];
      const outcome = applyChange(current, { type: 'options', changes }, DEMO_CATALOGUE);
      outcomes.push(outcome);
      current = outcome.configuration;
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }
  return outcomes;
}

/** What came along with a choice leaves with it; once it is a choice of its own it stays, so what leaves is left out. */
const asListed = ({ options }: Pick<ReturnType<typeof evaluate>, 'options'>) =>
  options.map(({ replacesOptionIds: _, ...option }) => option);

describe('any row of clicks', () => {
  it('[OPT-017] gives deltas that turn the old list into the new one', () => {
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        let current = evaluate(configuration, DEMO_CATALOGUE).options;
        for (const { delta, evaluation } of click(configuration, clicks)) {
          expect(delta.before.checksum).toBe(optionsChecksum(current));
          current = applyOptionsDelta(current, delta);
          expect(current).toEqual(evaluation.options);
          expect(delta.after.checksum).toBe(evaluation.checksum);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('[PRC-001] prices the unit, the motor and each checked option once', () => {
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        for (const { evaluation } of click(configuration, clicks)) {
          const { unit, motor, options, extras, total } = evaluation.price;
          const checked = evaluation.options.filter(({ isChecked }) => isChecked);
          expect(options).toBe(checked.reduce((sum, { price }) => sum + price, 0));
          expect(motor).toBe(evaluation.motor.price);
          expect(total).toBe(unit + motor + options + extras);
          expect(Number.isInteger(total)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('leaves rules at their fixed point: evaluating what was evaluated changes nothing', () => {
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        for (const outcome of click(configuration, clicks)) {
          const checked = outcome.evaluation.options.filter(({ isChecked }) => isChecked);
          const sized = { ...outcome.configuration, optionIds: checked.map(({ fanOptionId }) => fanOptionId) };
          expect(asListed(evaluate(sized, DEMO_CATALOGUE))).toEqual(asListed(outcome.evaluation));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never leaves two options checked that exclude each other, nor one without what it requires', () => {
    const byCode = new Map(DEMO_CATALOGUE.priceBook.options.map((option) => [option.code, option]));
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        for (const { evaluation } of click(configuration, clicks)) {
          const checked = new Set(evaluation.options.filter(({ isChecked }) => isChecked).map(({ code }) => code));
          const sets = [...checked].flatMap((code) => {
            const option = byCode.get(code);
            return option === undefined ? [] : (choiceSetOf(option) ?? []);
          });
          expect(new Set(sets).size).toBe(sets.length);
          for (const code of checked) {
            expect((byCode.get(code)?.excludes ?? []).filter((other) => checked.has(other))).toEqual([]);
            for (const any of byCode.get(code)?.requires ?? [])
              expect(any.some((other) => checked.has(other))).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('comes back when an option is checked and unchecked, unless a rule took something away', () => {
    fc.assert(
      fc.property(start, choices, fc.nat({ max: 200 }), (configuration, clicks, place) => {
        const before = click(configuration, clicks).at(-1)?.configuration ?? configuration;
        const evaluation = evaluate(before, DEMO_CATALOGUE);
        const free = evaluation.options.filter(({ isChecked, isDisabled }) => !isChecked && !isDisabled);
        const option = free[place % Math.max(1, free.length)];
        if (option === undefined) return;
        const toggle = (from: Configuration, selected: boolean) =>
          applyChange(from, { type: 'options', changes: [{ optionId: option.fanOptionId, selected }] }, DEMO_CATALOGUE);
        const checked = toggle(before, true);
        const took = before.optionIds.some((id) => !checked.configuration.optionIds.includes(id));
        const after = toggle(checked.configuration, false);
        if (took) return;
        expect(after.configuration).toEqual(before);
        expect(after.evaluation).toEqual(evaluation);
      }),
      { numRuns: 80 },
    );
  });

  it('never slows a fan by adding static pressure', () => {
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        let last = evaluate(configuration, DEMO_CATALOGUE);
        for (const { evaluation } of click(configuration, clicks)) {
          const [was, is] = [last.rating, evaluation.rating];
          if (was !== null && is !== null && is.optionStaticPressure > was.optionStaticPressure) {
            expect(is.rpm).toBeGreaterThanOrEqual(was.rpm);
            expect(is.totalStaticPressure).toBeGreaterThanOrEqual(was.totalStaticPressure);
          }
          last = evaluation;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('keeps locked options explained and everything finite', () => {
    fc.assert(
      fc.property(start, choices, (configuration, clicks) => {
        for (const { evaluation } of click(configuration, clicks)) {
          for (const option of evaluation.options) {
            expect(option.isDisabled).toBe(option.disabledToolTips.length > 0);
            expect(Number.isFinite(option.price) && Number.isFinite(option.additionalStaticPressure)).toBe(true);
          }
          expect(JSON.stringify(evaluation)).not.toMatch(/NaN|Infinity/);
          expect(evaluation.motors.filter(({ selected }) => selected)).toHaveLength(1);
        }
      }),
      { numRuns: 40 },
    );
  });
});
