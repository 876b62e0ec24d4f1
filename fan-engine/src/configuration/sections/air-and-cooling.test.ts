import { HvacAirMode, ReturnAirMode } from '@specbuilder/shared-contracts/domain';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  INDUSTRIAL_HEATER_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { checkedCodes, choosing, optionOf } from '../../../test/fixtures/configurations.ts';
import { saying, wordsOf } from '../../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { select } from '../../selection/select.ts';
import { evaluate } from '../evaluate.ts';

const ROOFTOP = unitFor(ROOFTOP_SPECIFICATION);
const air = (change: object) => ({ type: 'returnAir', selected: true, ...change }) as const;
const cooling = (change: object) => ({ type: 'coolingHeatPump', selected: true, ...change }) as const;

describe('the return air of an HVAC unit', () => {
  it('[OPT-031] [API-084] begins with the outdoor air that was specified', () => {
    const { returnAir } = evaluate(ROOFTOP, DEMO_CATALOGUE).sections;
    expect(returnAir).toMatchObject({
      hvacAirMode: HvacAirMode.MixedAir,
      returnAirMode: ReturnAirMode.ReturnIntakeDamper,
      returnAirSetMode: 'percentage',
      outdoorAirPercentage: { value: 30, display: '30%' },
      outdoorAirVolume: 1200,
    });
    const outdoor = unitFor({ ...ROOFTOP_SPECIFICATION, maxOutdoorAirPercentage: 100, nominalCoolingTons: 15 });
    expect(evaluate(outdoor, DEMO_CATALOGUE).sections.returnAir).toMatchObject({
      hvacAirMode: HvacAirMode.HundredPercentOutdoorAir,
      outdoorAirPercentage: { value: 100 },
    });
  });

  it('[API-085] [SCH-060] is 0% of outdoor air with 100% return, and 95% when mixed air is chosen', () => {
    const modes = changing(ROOFTOP, [air({ hvacAirMode: HvacAirMode.HundredPercentReturnAir })]);
    expect(modes.evaluation.sections.returnAir.outdoorAirPercentage.value).toBe(0);
    const mixed = changing(modes.configuration, [air({ hvacAirMode: HvacAirMode.MixedAir })]);
    expect(mixed.evaluation.sections.returnAir.outdoorAirPercentage.value).toBe(95);
    expect(checkedCodes(mixed.evaluation)).toContain('RVMIX');
  });

  it('[A-162] keeps the percentage within 0 and 100 and remembers how it was entered', () => {
    const entered = (outdoorAirPercentage: number) =>
      changing(ROOFTOP, [air({ outdoorAirPercentage, returnAirSetMode: 'volume' })]).evaluation.sections.returnAir;
    expect(entered(50)).toMatchObject({ outdoorAirPercentage: { value: 50 }, returnAirSetMode: 'volume' });
    expect(entered(-20).outdoorAirPercentage.value).toBe(0);
    expect(entered(140).outdoorAirPercentage.value).toBe(100);
  });

  it('takes a place and a damper control, and says how far it is', () => {
    const bare = choosing(ROOFTOP, { RDC1: false, RAB: false }).configuration;
    expect(evaluate(bare, DEMO_CATALOGUE).sections.returnAir.returnAirMode).toBe(ReturnAirMode.None);
    const placed = changing(bare, [air({ optionId: idOf('RAB') })]);
    expect(placed.evaluation.sections.returnAir.returnAirMode).toBe(ReturnAirMode.ReturnAir);
    const dampers = changing(placed.configuration, [air({ optionId: idOf('RDC2') })]);
    expect(dampers.evaluation.sections.returnAir.returnAirMode).toBe(ReturnAirMode.ReturnIntakeDamper);
    expect(checkedCodes(dampers.evaluation)).toEqual(expect.arrayContaining(['RAB', 'RDC2']));
    expect(() => changing(ROOFTOP, [air({ optionId: idOf('GLP') })])).toThrow(
      expect.objectContaining({ field: 'optionId' }),
    );
  });

  it('changes the air that cools, and what it is rated with', () => {
    const warm = changing(ROOFTOP, [air({ outdoorAirPercentage: 60 })]).evaluation;
    const mild = evaluate(ROOFTOP, DEMO_CATALOGUE);
    expect(warm.cooling?.enteringDryBulb).toBeGreaterThan(mild.cooling?.enteringDryBulb ?? Number.NaN);
    expect(warm.sections.coolingHeatPump.mixedAirDryBulbTemp).toBe(warm.cooling?.enteringDryBulb);
  });
});

describe('the heater behind return air', () => {
  it('receives the air that was chosen, as the coil does', () => {
    // -1 F outdoors, 75 F room air and a rise of 60 F.
    const discharge = (change: object) => changing(ROOFTOP, [air(change)]).evaluation.heater?.dischargeTemperature;
    expect(evaluate(ROOFTOP, DEMO_CATALOGUE).heater?.dischargeTemperature).toBe(112.2);
    expect(discharge({ outdoorAirPercentage: 60 })).toBe(89.4);
    expect(discharge({ hvacAirMode: HvacAirMode.HundredPercentOutdoorAir })).toBe(59);
    expect(discharge({ hvacAirMode: HvacAirMode.HundredPercentReturnAir })).toBe(135);
    const warmSpace = changing(ROOFTOP, [cooling({ returnAirDryBulbTemp: 80 })]).evaluation;
    expect(warmSpace.heater?.dischargeTemperature).toBe(115.7);
  });

  it('warns where it discharges below 55 F on the winter design day', () => {
    const cold = changing(ROOFTOP, [
      air({ hvacAirMode: HvacAirMode.HundredPercentOutdoorAir }),
      cooling({ winterOutsideAirDryBulbTemp: -12 }),
    ]).evaluation;
    const warning = 'Burner Coil: 48 °F discharge air on the winter design day; at least 55 °F is recommended';
    expect(wordsOf(cold.validation.warnings)).toContain(warning);
    expect(wordsOf(evaluate(ROOFTOP, DEMO_CATALOGUE).validation.warnings).join()).not.toContain('winter design day');
  });

  it('is reported when the return air is too warm for it', () => {
    const space = { ...ROOFTOP_SPECIFICATION, temperatureRise: 90 };
    const warm = changing(unitFor(space), [air({ hvacAirMode: HvacAirMode.HundredPercentReturnAir })]).evaluation;
    expect(wordsOf(warm.validation.errors)).toContain('Burner Coil: 165 °F discharge air; the heater limit is 150 °F');
  });
});

describe('cooling of a unit', () => {
  it('[OPT-032] [OPT-033] [API-086] lists its sizes with the air they are rated with', () => {
    const { options, rating, ...set } = evaluate(ROOFTOP, DEMO_CATALOGUE).sections.coolingHeatPump;
    expect(options.find(({ selected }) => selected)).toEqual({
      id: 1067,
      selected: true,
      price: 14_500,
      description: 'DX cooling 10 ton',
      ton: 10,
      isHeatPump: false,
      isHighAmbient: false,
    });
    expect(
      options.filter(({ ton }) => ton === null).map(({ isHeatPump, isHighAmbient }) => [isHeatPump, isHighAmbient]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(rating?.tonnage).toBe(10);
    expect(set).toEqual({
      coolingError: null,
      outdoorAirDryBulbTemp: 90,
      outdoorAirWetBulbTemp: 74,
      returnAirDryBulbTemp: 75,
      returnAirWetBulbTemp: 62,
      // 30% of 90/74 and 70% of 75/62 by volume: a little under a third of the way by mass.
      mixedAirDryBulbTemp: 79.4,
      mixedAirWetBulbTemp: 65.9,
      winterOutsideAirDryBulbTemp: -1,
      // 0.3 x -1 + 0.7 x 75.
      winterEnteringAirDryBulbTemp: 52.2,
      heatPump: null,
    });
  });

  it('[API-087] takes another size, and none with null', () => {
    const larger = changing(ROOFTOP, [cooling({ optionId: idOf('DX12_5') })]).evaluation;
    expect(larger.cooling?.tonnage).toBe(12.5);
    expect(larger.price.options).toBeGreaterThan(evaluate(ROOFTOP, DEMO_CATALOGUE).price.options);
    const none = changing(ROOFTOP, [cooling({ optionId: null })]).evaluation;
    expect(none.cooling).toBeNull();
    expect(none.sections.coolingHeatPump.options.some(({ selected }) => selected)).toBe(false);
  });

  it('takes the heat pump version on top of a size, and leaves it again', () => {
    const pump = changing(ROOFTOP, [cooling({ optionId: idOf('CLHP') })]);
    expect(checkedCodes(pump.evaluation)).toEqual(expect.arrayContaining(['DX10', 'CLHP']));
    expect(optionOf(pump.evaluation, 'CLHP').price).toBe(900 + 240 * 10);
    const left = changing(pump.configuration, [cooling({ optionId: idOf('CLHP'), selected: false })]).evaluation;
    expect(checkedCodes(left)).toContain('DX10');
    expect(checkedCodes(left)).not.toContain('CLHP');
  });

  it('[OPT-032] shows what the heat pump gives at its rating points and on the winter design day', () => {
    const pump = changing(ROOFTOP, [cooling({ optionId: idOf('CLHP') })]);
    const { heatPump, validation } = changing(pump.configuration, [
      cooling({ winterOutsideAirDryBulbTemp: 32 }),
    ]).evaluation;
    // 10 tons: 120,000 Btu/h at 47 F with a COP of 3.2, 58% of it at 17 F with 2.1, half way between at 32 F.
    expect(heatPump).toMatchObject({
      tonnage: 10,
      at47: { outdoorDryBulb: 47, outputBtus: 120_000, cop: 3.2, inputKw: 10.99 },
      at17: { outdoorDryBulb: 17, outputBtus: 69_600, cop: 2.1, inputKw: 9.71 },
      atWinter: { outdoorDryBulb: 32, outputBtus: 94_800, cop: 2.65, isBelowCutOut: false },
      cutOutTemperature: 10,
    });
    expect(wordsOf(validation.warnings).join()).not.toContain('heat pump is off');
    expect(evaluate(ROOFTOP, DEMO_CATALOGUE).heatPump).toBeNull();
  });

  it('warns of a winter in which the heat pump is off', () => {
    const { heatPump, sections, validation } = changing(ROOFTOP, [cooling({ optionId: idOf('CLHP') })]).evaluation;
    expect(heatPump?.atWinter).toMatchObject({ outdoorDryBulb: -1, outputBtus: 0, isBelowCutOut: true });
    expect(sections.coolingHeatPump.heatPump).toEqual(heatPump);
    expect(wordsOf(validation.warnings)).toContain(
      'Cooling and Heat Pump: The heat pump is off below 10 °F and the winter design temperature is -1 °F: the heater carries the load alone',
    );
  });

  it('is an error where it leaves colder than 45 F', () => {
    const cold = changing(ROOFTOP, [
      air({ outdoorAirPercentage: 0 }),
      cooling({ returnAirDryBulbTemp: 60, returnAirWetBulbTemp: 52 }),
    ]).evaluation;
    expect(cold.cooling?.leavingDryBulb).toBeLessThan(45);
    expect(wordsOf(cold.validation.errors).join()).toMatch(
      /Cooling and Heat Pump: Leaving air of 4\d(\.\d)? °F is below 45 °F/,
    );
  });

  it('counts its compressors in the amps of the unit, and needs three phases above 5 tons', () => {
    const cooled = evaluate(ROOFTOP, DEMO_CATALOGUE);
    const warm = changing(ROOFTOP, [cooling({ optionId: null })]).evaluation;
    expect(cooled.voltage.minimumCircuitAmpacity).toBeGreaterThan(2 * warm.voltage.minimumCircuitAmpacity);
    const small = { ...ROOFTOP_SPECIFICATION, cfm: 1600, nominalCoolingTons: 4, motorPhase: 1 } as const;
    const single = unitFor(small);
    expect(wordsOf(evaluate(single, DEMO_CATALOGUE).validation.errors).join()).not.toContain('Fan Motor');
    const larger = changing(single, [
      air({ hvacAirMode: HvacAirMode.HundredPercentOutdoorAir }),
      cooling({ optionId: idOf('DX10') }),
    ]).evaluation;
    expect(larger.cooling?.tonnage).toBe(10);
    expect(wordsOf(larger.validation.errors).join()).toContain('Fan Motor: 10 tons of cooling, single phase up to 5');
  });

  it('moves an electronic motor to three phases with the compressors that need them', () => {
    const small = { ...ROOFTOP_SPECIFICATION, cfm: 1600, nominalCoolingTons: 4 };
    const index = select(small, DEMO_CATALOGUE).results.findIndex(({ isEcm }) => isEcm);
    const single = unitFor(small, DEMO_CATALOGUE, index);
    expect(evaluate(single, DEMO_CATALOGUE)).toMatchObject({ motor: { isEcm: true }, voltage: { phase: 1 } });
    const larger = changing(single, [
      air({ hvacAirMode: HvacAirMode.HundredPercentOutdoorAir }),
      cooling({ optionId: idOf('DX10') }),
    ]).evaluation;
    expect(larger).toMatchObject({ motor: { isEcm: true }, voltage: { phase: 3 } });
    expect(larger.motor.voltages).toContainEqual(larger.voltage);
    expect(wordsOf(larger.validation.errors).join()).not.toContain('Fan Motor');
  });

  it('[OPT-051] says what is wrong with the air that was entered', () => {
    const wet = changing(ROOFTOP, [cooling({ outdoorAirDryBulbTemp: 80, outdoorAirWetBulbTemp: 85 })]).evaluation;
    const message = 'The wet bulb cannot be above the dry bulb';
    expect(wet.cooling).toBeNull();
    expect(wet.sections.coolingHeatPump).toMatchObject({ coolingError: saying(message), mixedAirDryBulbTemp: null });
    expect(wordsOf(wet.validation.errors)).toContain(`Cooling and Heat Pump: ${message}`);
  });

  it('requires a high-ambient unit where a standard one is too hot, and accepts it', () => {
    const hot = changing(ROOFTOP, [cooling({ outdoorAirDryBulbTemp: 118, outdoorAirWetBulbTemp: 72 })]);
    expect(hot.evaluation.sections.coolingHeatPump.coolingError).toEqual(
      saying('118 °F outdoor air, standard units run up to 115 °F: choose a high-ambient unit'),
    );
    const made = changing(hot.configuration, [cooling({ optionId: idOf('CLHA') })]).evaluation;
    expect(made.sections.coolingHeatPump.coolingError).toBeNull();
  });
});

describe('a reheat coil', () => {
  it('[OPT-034] [API-088] is for units that cool', () => {
    const { reheatCoil } = evaluate(ROOFTOP, DEMO_CATALOGUE).sections;
    expect(reheatCoil.allowDesired).toBe(true);
    expect(reheatCoil.reheatCapacity).toBeGreaterThan(0);
    const none = changing(ROOFTOP, [cooling({ optionId: null })]).evaluation.sections.reheatCoil;
    expect(none.allowDesired).toBe(false);
    const direct = evaluate(unitFor(DIRECT_FIRED_SPECIFICATION), DEMO_CATALOGUE).sections.reheatCoil;
    expect(direct.options.map(({ id }) => id)).toEqual([idOf('RH1'), idOf('RH2')]);
    expect(direct.allowDesired).toBe(false);
    expect(evaluate(unitFor(INDUSTRIAL_HEATER_SPECIFICATION), DEMO_CATALOGUE).sections.reheatCoil).toEqual({
      options: [],
      allowDesired: false,
      reheatCapacity: null,
    });
  });

  it('[API-089] is chosen and left', () => {
    const reheat = (code: string, selected: boolean) =>
      ({ type: 'reheatCoil', optionId: idOf(code), selected }) as const;
    const chosen = changing(ROOFTOP, [reheat('RH1', true)]);
    expect(checkedCodes(chosen.evaluation)).toContain('RH1');
    const left = changing(chosen.configuration, [reheat('RH1', false)]).evaluation;
    expect(checkedCodes(left)).not.toContain('RH1');
    expect(() => changing(ROOFTOP, [reheat('DX10', true)])).toThrow(expect.objectContaining({ field: 'optionId' }));
  });
});
