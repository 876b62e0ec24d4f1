import { ExtendedOptionType } from '@specbuilder/shared-contracts/domain';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { checkedCodes } from '../../../test/fixtures/configurations.ts';
import { messageText, rejection, wordsOf } from '../../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { evaluate } from '../evaluate.ts';

const HEATER = unitFor(DIRECT_FIRED_SPECIFICATION);
const CUSTOM = { type: 'gasPressure', gasPressureType: idOf('GP4') } as const;

describe('the gas of a heater', () => {
  it('[OPT-027] [API-075] [API-076] lists types and insurance requirements with the defaults chosen', () => {
    const { gasTypes, insuranceRequirements, burnerCoils } = evaluate(HEATER, DEMO_CATALOGUE).sections;
    expect(gasTypes).toEqual([
      { value: 1030, selected: true, price: 0, description: 'Natural gas' },
      { value: 1031, selected: false, price: 95, description: 'Propane (LP)' },
    ]);
    expect(insuranceRequirements.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([1034]);
    expect(burnerCoils.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([1040]);
  });

  it('[OPT-028] [API-077] lists inlet pressures, one of them to be entered', () => {
    const { gasPressures } = evaluate(HEATER, DEMO_CATALOGUE).sections;
    expect(gasPressures).toHaveLength(5);
    expect(gasPressures.filter(({ hasCustomGasPressure }) => hasCustomGasPressure)).toEqual([
      expect.objectContaining({ id: 1039, customGasPressure: null, maximumCustomGasPressure: 138.4 }),
    ]);
  });

  it('[A-148] wants the custom pressure entered', () => {
    const { evaluation, configuration } = changing(HEATER, [CUSTOM]);
    expect(wordsOf(evaluation.validation.errors)).toContain('Gas Pressure: enter the custom inlet pressure');
    const entered = changing(configuration, [{ ...CUSTOM, customGasPressure: 27.25 }]).evaluation;
    expect(wordsOf(entered.validation.errors).join()).not.toContain('Gas Pressure');
    expect(entered.sections.gasPressures.at(-1)).toMatchObject({ selected: true, customGasPressure: 27.25 });
  });

  it.each([-1, 0, 138.5, 0.0001, Number.NaN])('rejects %p in. w.c.', (customGasPressure) => {
    expect(() => changing(HEATER, [{ ...CUSTOM, customGasPressure }])).toThrow(
      rejection(
        'Enter an inlet pressure above 0 and at most 138.4 in. w.c., with up to 3 decimals',
        'customGasPressure',
      ),
    );
  });

  it('warns of a pressure below what the burner needs on its gas', () => {
    const warnings = (gas: string) =>
      changing(HEATER, [
        { type: 'extended', optionType: ExtendedOptionType.GasType, optionId: idOf(gas), selected: true },
        { ...CUSTOM, customGasPressure: 9 },
      ])
        .evaluation.validation.warnings.map(messageText)
        .filter((text) => text.startsWith('Gas Pressure'));
    expect(warnings('GNG')).toEqual([]);
    expect(warnings('GLP')).toEqual(['Gas Pressure: 9 in. w.c. is below the 11 in. w.c. that the burner needs']);
  });

  it('warns of the typical range of inlet pressures with propane, and shows the flow of the gas that is chosen', () => {
    const on = (gas: string) =>
      changing(HEATER, [
        { type: 'extended', optionType: ExtendedOptionType.GasType, optionId: idOf(gas), selected: true },
      ]).evaluation;
    const [natural, propane] = [on('GNG'), on('GLP')];
    expect(wordsOf(natural.validation.warnings).join()).not.toContain('Gas Pressure');
    expect(wordsOf(propane.validation.warnings)).toContain(
      'Gas Pressure: an inlet pressure from 7 in. w.c. may be below the 11 in. w.c. that the burner needs',
    );
    const input = natural.heater?.inputBtus ?? Number.NaN;
    expect(natural.heater?.gasFlowCfh).toBe(Math.round(input / 1000));
    expect(propane.heater).toEqual({ ...natural.heater, gasFlowCfh: Math.round(input / 2500) });
  });

  it('[API-067] [A-139] is chosen by the type of its section, and by no other', () => {
    const propane = { type: 'extended', optionId: idOf('GLP'), selected: true } as const;
    const { evaluation } = changing(HEATER, [{ ...propane, optionType: ExtendedOptionType.GasType }]);
    expect(checkedCodes(evaluation)).toEqual(expect.arrayContaining(['GLP']));
    expect(checkedCodes(evaluation)).not.toContain('GNG');
    expect(() => changing(HEATER, [{ ...propane, optionType: ExtendedOptionType.Discharge }])).toThrow(
      expect.objectContaining({ field: 'optionId' }),
    );
  });

  it('[API-080] takes another burner or coil', () => {
    const { sections } = changing(HEATER, [{ type: 'burnerCoil', burnerCoilId: idOf('BCSS') }]).evaluation;
    expect(sections.burnerCoils.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([idOf('BCSS')]);
    expect(() => changing(HEATER, [{ type: 'burnerCoil', burnerCoilId: idOf('GLP') }])).toThrow(
      expect.objectContaining({ field: 'burnerCoilId' }),
    );
  });
});

describe('the discharge of a unit', () => {
  it('[API-072] lists its positions with a picture each', () => {
    const { discharges } = evaluate(unitFor(ROOFTOP_SPECIFICATION), DEMO_CATALOGUE).sections;
    expect(discharges.map(({ imagePath }) => imagePath)).toEqual([
      'discharge-down',
      'discharge-side',
      'discharge-up',
      'discharge-end',
    ]);
    expect(discharges.find(({ selected }) => selected)).toMatchObject({ id: 1018, price: 0 });
  });
});

describe('the heater of a configured unit', () => {
  it('is the one it was sized with', () => {
    expect(evaluate(HEATER, DEMO_CATALOGUE).heater).toMatchObject({ type: 'DirectFired', requiredRise: 80 });
  });

  it('is judged by the winter that was entered', () => {
    const winter = (winterOutsideAirDryBulbTemp: number) =>
      changing(HEATER, [{ type: 'coolingHeatPump', selected: true, winterOutsideAirDryBulbTemp }]).evaluation;
    expect(winter(-20).heater?.dischargeTemperature).toBe(60);
    // No heater value of another winter is shown beside the error; the unit keeps its price.
    expect(winter(90).heater).toBeNull();
    expect(winter(90).price.unit).toBe(evaluate(HEATER, DEMO_CATALOGUE).price.unit);
    expect(wordsOf(winter(90).validation.errors)).toContain(
      'Burner Coil: 170 °F discharge air; the heater limit is 160 °F',
    );
  });
});
