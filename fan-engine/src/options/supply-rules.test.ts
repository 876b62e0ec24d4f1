import { ExtendedOptionType, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { chosen, codesOf, shownOption } from '../../test/fixtures/chosen-options.ts';
import { factsOf, type OrderedUnit } from '../../test/fixtures/option-facts.ts';
import { messageText, rejection, wordsOf } from '../../test/fixtures/words.ts';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { type EvaluatedOptions, evaluateOptions } from './evaluate-options.ts';
import { extendedTypeOf } from './group-rules.ts';
import { PriceBook } from './price-book.ts';
import { ruleBook } from './rules.ts';

const HVAC: OrderedUnit = { lineCode: 'KRG', cfm: 4000, tons: 10, outdoorShare: 0.3 };
const DIRECT_FIRED: OrderedUnit = { lineCode: 'KDF', cfm: 6000 };

const reasonsOf = (evaluation: EvaluatedOptions, code: string) =>
  shownOption(evaluation, code).disabledToolTips.map(({ message }) => messageText(message));

describe('what waits for something else', () => {
  it('[OPT-056] names a whole group by its name, and of a few by theirs', () => {
    const warm = chosen({ lineCode: 'KRG', cfm: 4000 });
    expect(reasonsOf(warm, 'RH1')).toEqual(['Requires a selection in Cooling and Heat Pump']);
    expect(reasonsOf(warm, 'CLHP')).toEqual(['Requires a selection in Cooling and Heat Pump']);
    expect(reasonsOf(chosen(HVAC, '-RAB'), 'HVPE')).toEqual([
      'Requires Return air, bottom or Return air, side or Return air, end',
    ]);
    expect(() => chosen({ lineCode: 'KRG', cfm: 4000 }, 'HVCOAT')).toThrow(
      rejection('Requires a selection in Cooling and Heat Pump'),
    );
  });

  it('is removed with what it depends on', () => {
    expect(codesOf(chosen(HVAC, 'RH1 CLHP HVCL'))).toEqual(expect.arrayContaining(['RH1', 'CLHP', 'HVCL']));
    const warm = codesOf(chosen(HVAC, 'RH1 CLHP HVCL -DX10'));
    for (const code of ['RH1', 'CLHP', 'HVCL', 'DX10']) expect(warm).not.toContain(code);
    expect(codesOf(chosen(HVAC, 'RH1 DX15'))).toEqual(expect.arrayContaining(['RH1', 'DX15']));
  });

  it('[OPT-053] brings modulating dampers with an economizer and locks them', () => {
    expect(reasonsOf(chosen(HVAC, '-RAB -INHD'), 'HVEC')).toEqual([
      'Requires Return air, bottom or Return air, side or Return air, end',
      'Requires Intake hood with bird screen or Sloped filtered intake hood, 2 in washable filters or V-bank filtered intake or Louvered intake, drainable blade',
    ]);
    const economizer = chosen(HVAC, 'RAB INHD HVEC');
    expect(codesOf(economizer)).toEqual(expect.arrayContaining(['HVEC', 'RDC2']));
    expect(reasonsOf(economizer, 'RDC2')).toEqual(['Required by Economizer, differential enthalpy']);
    const noReturn = codesOf(chosen(HVAC, 'RAB INHD HVEC RAN'));
    for (const code of ['HVEC', 'RDC2', 'RAB', 'RVMIX']) expect(noReturn).not.toContain(code);
  });

  it('[API-067] [API-072] counts nozzles and a diffuser as the discharge, one of the choices', () => {
    const vertical: OrderedUnit = { lineCode: 'KWV', cfm: 20_000 };
    const nozzles = chosen(vertical, '-DSUP DSNOZ');
    expect(wordsOf(nozzles.validation.errors)).toEqual([]);
    expect(codesOf(chosen(vertical, 'DSNOZ')).filter((code) => code.startsWith('DS'))).toEqual(['DSNOZ']);
    expect(codesOf(chosen(vertical, 'DSNOZ DSSD')).filter((code) => code.startsWith('DS'))).toEqual(['DSSD']);
    const diffuser = codesOf(chosen(DIRECT_FIRED, 'DSDIF4'));
    expect(diffuser.filter((code) => code.startsWith('DS'))).toEqual(['DSDIF4']);
  });

  it('keeps the diffuser or nozzles of an item from before they were one of the choices', () => {
    for (const [ordered, picks, kept] of [
      [DIRECT_FIRED, [1018, 1022], 'DSDIF4'],
      [{ lineCode: 'KWV', cfm: 20_000 }, [1020, 1023], 'DSNOZ'],
    ] as const) {
      const prices = new PriceBook(DEMO_DOCUMENT.options);
      const discharges = codesOf(evaluateOptions(prices, ruleBook(prices, factsOf(ordered)), picks));
      expect(discharges.filter((code) => code.startsWith('DS'))).toEqual([kept]);
    }
  });

  it('keeps what two packages share when one takes the place of the other', () => {
    const packages = codesOf(chosen(DIRECT_FIRED, 'VAVDCV VAVDP'));
    expect(packages).toEqual(expect.arrayContaining(['VAVDP', 'VFDF']));
    expect(packages).not.toContain('VAVDCV');
    const preset = codesOf(chosen(DIRECT_FIRED, 'VAVDCV VAV2'));
    expect(preset).toEqual(expect.arrayContaining(['VAV2', 'VFDF']));
    expect(preset).not.toContain('VAVDCV');
  });

  it('[OPT-053] locks an input reactor at 575 V', () => {
    const canada = chosen({ lineCode: 'KMP', cfm: 6000, variant: 'Vfd', voltage: 575 });
    expect(reasonsOf(canada, 'LRI')).toEqual(['Required with a VFD at 575 V']);
  });
});

describe('what excludes each other', () => {
  it.each([
    [DIRECT_FIRED, 'INEV', 'CLCW'],
    [{ ...DIRECT_FIRED, tons: 20 }, 'DX20', 'CLCW'],
    [HVAC, 'RAB HVERW', 'HVPHX'],
    [HVAC, 'F4M13', 'F4M8'],
    [HVAC, 'TCRM', 'TCS1'],
    [HVAC, 'TCS1', 'TCRM'],
    [{ lineCode: 'KWH', cfm: 10_000 }, 'DSDIF4', 'DSNOZ'],
    [DIRECT_FIRED, 'PET1', 'PET2'],
  ] as const)('%j: %s gives way to %s', (ordered, first, second) => {
    const before = chosen(ordered, first);
    const after = codesOf(chosen(ordered, `${first} ${second}`));
    const given = first.split(' ').at(-1) ?? '';
    expect(codesOf(before)).toContain(given);
    expect(after).toContain(second);
    expect(after).not.toContain(given);
  });
});

describe('filters that show as one', () => {
  it('[OPT-052] sum price and static pressure, and take the place of the 4-inch filter', () => {
    const pair = shownOption(chosen(HVAC), 'F2M8');
    expect(pair).toMatchObject({
      description: '2 in MERV 8 filter + 2 in MERV 13 filter',
      mergedFanOptionIds: [1096, 1097],
      price: 35 + 22 * 4 + 60 + 38 * 4,
      isChecked: false,
    });
    expect(pair).toMatchObject({ isDisabled: false, disabledToolTips: [], replacesOptionIds: [1098] });
    const paired = chosen(HVAC, 'F2M8');
    expect(codesOf(paired)).toContain('F2M8');
    expect(codesOf(paired)).not.toContain('F4M8');
    expect([...paired.checked]).toEqual(expect.arrayContaining(['F2M8', 'F2M13']));
    expect(paired.effects.staticPressure - chosen(HVAC, '-F4M8').effects.staticPressure).toBeCloseTo(
      pair.additionalStaticPressure,
      3,
    );
  });
});

describe('prices of supply options', () => {
  it('[PRC-001] count tons of the chosen size', () => {
    expect(shownOption(chosen(HVAC), 'DX10').price).toBe(14_500);
    expect(shownOption(chosen(HVAC), 'DX15').price).toBe(21_750);
    expect(shownOption(chosen(HVAC), 'CLHP').price).toBe(900 + 240 * 10);
    expect(shownOption(chosen(HVAC, 'DX15'), 'CLHP').price).toBe(900 + 240 * 15);
    expect(shownOption(chosen(HVAC, 'DX12_5'), 'RH1').price).toBe(Math.round(980 + 145 * 12.5));
  });

  it('count burner input and electric reheat', () => {
    const facts = factsOf(DIRECT_FIRED);
    // 1.08 x 6,000 cfm x 70 F / 0.92 = 493 MBH.
    expect((facts.heater?.inputBtus ?? 0) / 1000).toBeCloseTo(493.04, 2);
    expect(shownOption(chosen(DIRECT_FIRED), 'IRI').price).toBe(Math.round(1650 + 0.45 * 493.04));
    expect(shownOption(chosen(DIRECT_FIRED), 'BCSS').price).toBe(Math.round(380 + 1.1 * 493.04));
    // Without a rated coil 4,000 cfm leave at 55 F: 1.08 x 4,000 x 20 / 3,412.14 = 25.32 kW back to 75 F.
    const reheat = shownOption(chosen({ lineCode: 'KRC', cfm: 4000 }), 'RH3');
    expect(reheat).toMatchObject({ price: Math.round(640 + 52 * 25.32), reheatCapacity: 86_400 });
  });

  it('shows what a reheat coil gives, at most 45 % of the heat of condensation by hot gas', () => {
    const { cooling } = factsOf(HVAC);
    if (cooling === null) throw new Error('no cooling');
    const condensation = cooling.totalBtus + cooling.compressorKw * 3412.14;
    const toRoom = 1.08 * 4000 * (75 - cooling.leavingDryBulb);
    expect(shownOption(chosen(HVAC), 'RH1').reheatCapacity).toBe(Math.round(Math.min(0.45 * condensation, toRoom)));
    expect(shownOption(chosen(HVAC), 'RH2').reheatCapacity).toBe(Math.round(toRoom));
    expect(shownOption(chosen({ lineCode: 'KRG', cfm: 4000 }), 'RH1').reheatCapacity).toBeNull();
    expect(shownOption(chosen(HVAC), 'DX10').reheatCapacity).toBeNull();
  });
});

describe('sections of options', () => {
  it('marks options with setpoints', () => {
    const marked = chosen(HVAC)
      .options.filter(({ hasSetpoints }) => hasSetpoints)
      .map(({ code }) => code);
    expect(marked).toEqual(
      expect.arrayContaining(['VAVBP', 'VAVDP', 'TCD1', 'TCD2', 'TCS1', 'TCS2', 'TCB1', 'TCB2', 'RVMIX']),
    );
    expect(marked).not.toContain('DX10');
  });

  it.each([
    [OptionGroup.FanIntake, ExtendedOptionType.Intake],
    [OptionGroup.GasType, ExtendedOptionType.GasType],
    [OptionGroup.InsuranceRequirements, ExtendedOptionType.InsuranceRequirement],
    [OptionGroup.GasPressure, ExtendedOptionType.GasPressure],
    [OptionGroup.BurnerCoil, ExtendedOptionType.BurnerCoil],
    [OptionGroup.TemperatureControl, ExtendedOptionType.TemperatureControl],
    [OptionGroup.CoolingAndHeatPump, ExtendedOptionType.CoolingHeatPump],
    [OptionGroup.ReheatCoil, ExtendedOptionType.ReheatCoil],
    [OptionGroup.ReturnAirLocationAndDamperControl, ExtendedOptionType.ReturnAir],
    [OptionGroup.ReturnAirVolume, ExtendedOptionType.ReturnAir],
    [OptionGroup.HvacOptions, ExtendedOptionType.None],
    [OptionGroup.HvacFilterOptions, ExtendedOptionType.None],
  ] as const)('numbers %s as %i', (group, type) => {
    const types = DEMO_DOCUMENT.options.filter((option) => option.group === group).map(extendedTypeOf);
    expect(new Set(types)).toEqual(new Set([type]));
  });
});
