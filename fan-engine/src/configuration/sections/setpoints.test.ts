import fc from 'fast-check';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { choosing } from '../../../test/fixtures/configurations.ts';
import { rejection } from '../../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { PriceBook } from '../../options/price-book.ts';
import { EngineError } from '../../specification/engine-error.ts';
import { evaluate } from '../evaluate.ts';
import type { SetpointEntry } from '../model/chosen-sections.ts';

const HEATER = choosing(unitFor(DIRECT_FIRED_SPECIFICATION), { TCS1: true }).configuration;
const TCS1 = idOf('TCS1');
const value = (typeId: number, to: number): SetpointEntry => ({ typeId, value: to, isUnoccupied: false });
const setting = (...setpoints: SetpointEntry[]) => ({ type: 'setpoints', optionId: TCS1, setpoints }) as const;
const valuesOf = (configuration: typeof HEATER) =>
  evaluate(configuration, DEMO_CATALOGUE)
    .sections.setpoints.find(({ fanOptionId }) => fanOptionId === TCS1)
    ?.setpoints.map((setpoint) => [setpoint.typeId, setpoint.value]);

describe('setpoints', () => {
  it('[OPT-012] [API-091] are those of checked options, with their default values and ranges', () => {
    expect(evaluate(HEATER, DEMO_CATALOGUE).sections.setpoints).toContainEqual({
      fanOptionId: TCS1,
      setpoints: expect.arrayContaining([
        {
          typeId: 2,
          value: 60,
          isUnoccupied: true,
          description: 'Unoccupied heating',
          range: { minimum: 40, maximum: 90 },
        },
        // The largest minimum discharge is the maximum discharge that is set.
        expect.objectContaining({ typeId: 3, value: 50, range: { minimum: 40, maximum: 110 } }),
      ]),
    });
  });

  it('[API-092] take a value in their range, several at once', () => {
    const { configuration } = changing(HEATER, [setting(value(1, 85), value(5, 66))]);
    expect(valuesOf(configuration)).toEqual([
      [1, 85],
      [2, 60],
      [3, 50],
      [4, 110],
      [5, 66],
    ]);
  });

  it('bound a minimum by its maximum, whichever of the two moves', () => {
    expect(() => changing(HEATER, [setting(value(3, 111))])).toThrow(rejection('Minimum discharge: 40 to 110'));
    expect(() => changing(HEATER, [setting(value(3, 90)), setting(value(4, 80))])).toThrow(
      rejection('Maximum discharge: 90 to 140'),
    );
    const both = changing(HEATER, [setting(value(4, 130), value(3, 120))]);
    expect(valuesOf(both.configuration)).toEqual(
      expect.arrayContaining([
        [3, 120],
        [4, 130],
      ]),
    );
  });

  it('take every value of the range that is shown, and no other, whatever was set before', () => {
    const values = fc.array(
      fc.record({ typeId: fc.constantFrom(1, 2, 3, 4, 5), to: fc.integer({ min: 30, max: 150 }) }),
      {
        maxLength: 4,
      },
    );
    const tried = (configuration: typeof HEATER, typeId: number, to: number) => {
      try {
        return changing(configuration, [setting(value(typeId, to))]).configuration;
      } catch (error) {
        if (error instanceof EngineError) return null;
        throw error;
      }
    };
    fc.assert(
      fc.property(values, (changes) => {
        const set = changes.reduce((current, { typeId, to }) => tried(current, typeId, to) ?? current, HEATER);
        const shown = evaluate(set, DEMO_CATALOGUE).sections.setpoints.find(({ fanOptionId }) => fanOptionId === TCS1);
        for (const { typeId, value: standing, range } of shown?.setpoints ?? []) {
          const { minimum, maximum } = range;
          expect(standing).toBeGreaterThanOrEqual(minimum);
          expect(standing).toBeLessThanOrEqual(maximum);
          const taken = [minimum - 1, minimum, maximum, maximum + 1].map((to) => tried(set, typeId, to) !== null);
          expect([typeId, taken]).toEqual([typeId, [false, true, true, false]]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('reject what the option does not have', () => {
    expect(() => changing(HEATER, [setting(value(99, 1))])).toThrow(expect.objectContaining({ field: 'typeId' }));
    expect(() => changing(HEATER, [setting(value(1, 49))])).toThrow(expect.objectContaining({ field: 'value' }));
    expect(() => changing(HEATER, [setting(value(1, Number.NaN))])).toThrow(
      expect.objectContaining({ field: 'value' }),
    );
    expect(() => changing(HEATER, [{ ...setting(value(1, 70)), optionId: idOf('TCD1') }])).toThrow(
      expect.objectContaining({ field: 'optionId' }),
    );
  });

  it('are forgotten with the option they belong to', () => {
    const set = changing(HEATER, [setting(value(1, 85))]).configuration;
    expect(set.sections?.setpoints).toEqual({ [TCS1]: [value(1, 85)] });
    const left = choosing(set, { TCD1: true }).configuration;
    expect(left.sections?.setpoints).toEqual({});
    const again = choosing(left, { TCS1: true }).configuration;
    expect(valuesOf(again)).toContainEqual([1, 70]);
  });

  it('are none of options that act as one', () => {
    const setpoint = { typeId: 90, description: 'Dirty', isUnoccupied: false, default: 1, minimum: 0, maximum: 2 };
    const options = DEMO_CATALOGUE.priceBook.options.map((option) =>
      option.mergeKey === undefined ? option : { ...option, setpoints: [setpoint] },
    );
    const catalogue = { ...DEMO_CATALOGUE, priceBook: new PriceBook(options) };
    const { configuration, evaluation } = choosing(unitFor(ROOFTOP_SPECIFICATION), { F2M8: true }, catalogue);
    expect(evaluation.options.find(({ mergedFanOptionIds }) => mergedFanOptionIds.length > 1)?.isChecked).toBe(true);
    expect(evaluation.sections.setpoints.map(({ fanOptionId }) => fanOptionId)).toEqual([idOf('TCS1'), idOf('RVMIX')]);
    const change = { type: 'setpoints', optionId: idOf('F2M8'), setpoints: [value(90, 1)] } as const;
    expect(() => changing(configuration, [change], catalogue)).toThrow(
      rejection('Options that act as one have no setpoints'),
    );
  });

  it('hold the outdoor air once: as a setpoint and in the return air', () => {
    const set = changing(unitFor(ROOFTOP_SPECIFICATION), [
      { type: 'setpoints', optionId: idOf('RVMIX'), setpoints: [value(31, 45)] },
    ]).evaluation.sections;
    expect(set.returnAir.outdoorAirPercentage.value).toBe(45);
    expect(set.setpoints).toContainEqual({
      fanOptionId: idOf('RVMIX'),
      setpoints: [expect.objectContaining({ typeId: 31, value: 45 })],
    });
  });
});
