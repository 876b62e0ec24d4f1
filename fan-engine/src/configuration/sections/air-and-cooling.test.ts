import { HvacAirMode, ReturnAirMode } from '@specbuilder/shared-contracts/domain';
import { DEMO_CATALOGUE } from '../../catalogue/catalogue.ts';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../testing/conditioning-units.ts';
import { checkedCodes, optionOf } from '../../testing/configurations.ts';
import { evaluate } from '../evaluate.ts';

const ROOFTOP = unitFor(ROOFTOP_SPECIFICATION);
const air = (change: object) => ({ type: 'returnAir', selected: true, ...change }) as const;
const cooling = (change: object) => ({ type: 'coolingHeatPump', selected: true, ...change }) as const;

describe('the return air of an HVAC unit', () => {
  it('[OPT-031] [API-084] begins with the outdoor air that was specified', () => {
    const { returnAir } = evaluate(ROOFTOP, DEMO_CATALOGUE).sections;
    expect(returnAir).toMatchObject({
      hvacAirMode: HvacAirMode.MixedAir,
      returnAirMode: ReturnAirMode.None,
      returnAirSetMode: 'percentage',
      outdoorAirPercentage: { value: 30, display: '30 %' },
      outdoorAirVolume: 1200,
    });
    const outdoor = unitFor({ ...ROOFTOP_SPECIFICATION, maxOutdoorAirPercentage: 100, nominalCoolingTons: 15 });
    expect(evaluate(outdoor, DEMO_CATALOGUE).sections.returnAir).toMatchObject({
      hvacAirMode: HvacAirMode.HundredPercentOutdoorAir,
      outdoorAirPercentage: { value: 100 },
    });
  });

  it('[API-085] [SCH-060] is 0 % of outdoor air with 100 % return, and 95 % when mixed air is chosen', () => {
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
    const placed = changing(ROOFTOP, [air({ optionId: idOf('RAB') })]);
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
      // 30 % of 90/74 and 70 % of 75/62 by volume: a little under a third of the way by mass.
      mixedAirDryBulbTemp: 79.4,
      mixedAirWetBulbTemp: 65.9,
      winterOutsideAirDryBulbTemp: -1,
      // 0.3 x -1 + 0.7 x 75.
      winterEnteringAirDryBulbTemp: 52.2,
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

  it('[OPT-051] says what is wrong with the air that was entered', () => {
    const wet = changing(ROOFTOP, [cooling({ outdoorAirDryBulbTemp: 80, outdoorAirWetBulbTemp: 85 })]).evaluation;
    const message = 'The wet bulb cannot be above the dry bulb';
    expect(wet.cooling).toBeNull();
    expect(wet.sections.coolingHeatPump).toMatchObject({ coolingError: message, mixedAirDryBulbTemp: null });
    expect(wet.validation.errors).toContain(`Cooling and Heat Pump: ${message}`);
  });

  it('asks for a high-ambient unit where a standard one is too hot, and is content with it', () => {
    const hot = changing(ROOFTOP, [cooling({ outdoorAirDryBulbTemp: 118, outdoorAirWetBulbTemp: 72 })]);
    expect(hot.evaluation.sections.coolingHeatPump.coolingError).toBe(
      '118 °F outdoor air, standard units run up to 115 °F: choose a high-ambient unit',
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
    expect(evaluate(unitFor(DIRECT_FIRED_SPECIFICATION), DEMO_CATALOGUE).sections.reheatCoil).toEqual({
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
