import { SIZING_ERRORS, TemperatureControlFilter, TriState } from '@specbuilder/shared-contracts/domain';
import {
  changing,
  DIRECT_FIRED_SPECIFICATION,
  INDUSTRIAL_HEATER_SPECIFICATION,
  idOf,
  ROOFTOP_SPECIFICATION,
  unitFor,
} from '../../../test/fixtures/conditioning-units.ts';
import { optionOf } from '../../../test/fixtures/configurations.ts';
import { rejection, saying, wordsOf } from '../../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../../catalogue/demonstration.ts';
import { evaluate } from '../evaluate.ts';
import type { EnteredSpaceHmi } from '../model/configuration-change.ts';
import type { TemperatureControlSet } from '../model/section-sets.ts';
import { filteredControls, type TemperatureControlFilters } from './temperature-control.ts';

const HEATER = unitFor({ ...DIRECT_FIRED_SPECIFICATION, isRecirculating: true, maxOutdoorAirPercentage: 20 });
const control = (code: string | null) =>
  ({ type: 'temperatureControl', optionId: code === null ? null : idOf(code) }) as const;
const hmi = (changes: Partial<EnteredSpaceHmi> = {}): EnteredSpaceHmi => ({
  location: '',
  lockScreen: false,
  isFieldSupplied: false,
  selectedLengthFeet: 25,
  enableTempAveraging: true,
  ...changes,
});
const ANY: TemperatureControlFilters = {
  controlType: TemperatureControlFilter.Any,
  recircType: TriState.Any,
  remoteType: TriState.Any,
  paintBooth: TriState.Any,
};

describe('the temperature control', () => {
  it.each([
    ['heated make-up air', DIRECT_FIRED_SPECIFICATION],
    ['an HVAC unit', ROOFTOP_SPECIFICATION],
    ['an industrial heater', INDUSTRIAL_HEATER_SPECIFICATION],
  ])('[OPT-042] [A-147] is required of %s', (_, specification) => {
    const unit = changing(unitFor(specification), [control(null)]).configuration;
    const { validation, sections } = evaluate(unit, DEMO_CATALOGUE);
    expect(wordsOf(validation.errors)).toContain(SIZING_ERRORS.temperatureControlRequired);
    expect(sections.temperatureControl.message).toEqual(saying(SIZING_ERRORS.temperatureControlRequired));
    const chosen = changing(unit, [control('TCD1')]).evaluation;
    expect(wordsOf(chosen.validation.errors)).not.toContain(SIZING_ERRORS.temperatureControlRequired);
    expect(chosen.sections.temperatureControl.message).toBeNull();
  });

  it('[OPT-029] [API-082] describes each control, and can be left again', () => {
    const { configuration, evaluation } = changing(HEATER, [control('TCR8020')]);
    expect(evaluation.sections.temperatureControl.controls.find(({ selected }) => selected)).toEqual({
      id: 1050,
      selected: true,
      price: 1180,
      description: '80/20 recirculating, building pressure control',
      extendedDescription: '',
      controlType: TemperatureControlFilter.Space,
      hasRemotePanel: true,
      isRecirculating: true,
      isPaintBooth: false,
      is100PercentOutdoorAir: false,
      is100PercentReturnAir: false,
      matchesApplication: true,
      lowestDischargeTemp: 40,
      highestSpaceTemp: 90,
    });
    const left = changing(configuration, [control(null)]).evaluation;
    expect(left.sections.temperatureControl.controls.some(({ selected }) => selected)).toBe(false);
  });

  it('rejects an option of another section', () => {
    expect(() => changing(HEATER, [control('GLP')])).toThrow(expect.objectContaining({ field: 'optionId' }));
  });
});

describe('filters of temperature controls', () => {
  const evaluation = evaluate(HEATER, DEMO_CATALOGUE);
  const set = evaluation.sections.temperatureControl;
  const ids = (filters: Partial<TemperatureControlFilters>, of: TemperatureControlSet = set) =>
    filteredControls(of, { ...ANY, ...filters }, evaluation.heater).controls.map(({ id }) => id);

  it.each([
    [{}, [1044, 1045, 1046, 1047, 1048, 1049, 1050]],
    [{ controlType: TemperatureControlFilter.Discharge }, [1044, 1045]],
    [{ controlType: TemperatureControlFilter.Space }, [1046, 1047, 1050]],
    [{ controlType: TemperatureControlFilter.BuildingManagement }, [1048, 1049]],
    [{ remoteType: TriState.Yes }, [1046, 1047, 1050]],
    [{ remoteType: TriState.No }, [1044, 1045, 1048, 1049]],
    [{ recircType: TriState.Yes }, [1050]],
    [{ recircType: TriState.No }, [1044, 1045, 1046, 1047, 1048, 1049]],
    [{ paintBooth: TriState.Yes }, []],
    [{ minIndoorAirTemp: 92 }, [1044, 1045, 1048, 1049]],
    // 80 F of rise lifts -41 F to 39 F, below the 40 F that a discharge can be set to; 80/20 mixes room air in first.
    [{ minOutdoorAirTemp: -40 }, [1044, 1045, 1046, 1047, 1048, 1049, 1050]],
    [{ minOutdoorAirTemp: -41 }, []],
    [{ minOutdoorAirTemp: -41, minIndoorAirTemp: 60 }, [1050]],
  ])('[API-081] %j leaves %j', (filters, expected) => {
    expect(ids(filters)).toEqual(expected);
  });

  it('[API-081] finds paint booth controls where the air does not come back', () => {
    const direct = evaluate(unitFor(DIRECT_FIRED_SPECIFICATION), DEMO_CATALOGUE);
    expect(ids({ paintBooth: TriState.Yes }, direct.sections.temperatureControl)).toEqual([1051]);
  });

  it('say so when they leave nothing to choose', () => {
    const filters = { ...ANY, paintBooth: TriState.Yes };
    const bare = changing(HEATER, [control(null)]).evaluation.sections.temperatureControl;
    expect(filteredControls(bare, filters, null).message).toEqual(
      saying(SIZING_ERRORS.temperatureControlNoneWithFilter),
    );
    const chosen = changing(HEATER, [control('TCS1')]).evaluation.sections.temperatureControl;
    expect(filteredControls(chosen, filters, null)).toMatchObject({ controls: [], message: null });
  });
});

describe('space HMIs', () => {
  const hmisOf = (...changes: Parameters<typeof changing>[1]) =>
    changing(HEATER, changes).evaluation.sections.temperatureControl;

  it('[OPT-030] come with a space control: one, averaging on, its screen not locked', () => {
    expect(hmisOf(control('TCS1'))).toMatchObject({
      spaceHmis: [{ number: 1, lockScreen: false, enableTempAveraging: true, selectedLengthFeet: 25 }],
      allowZeroHmis: false,
    });
  });

  it('[A-152] may all be left away with a control that follows the discharge', () => {
    expect(hmisOf(control('TCD1'))).toMatchObject({ spaceHmis: [], allowZeroHmis: true });
    expect(() => hmisOf(control('TCS1'), { type: 'spaceHmis', spaceHmis: [] })).toThrow(
      expect.objectContaining({ field: 'spaceHmis' }),
    );
  });

  it('are numbered by their places, also after one was deleted', () => {
    const three = [hmi({ location: ' Hall ' }), hmi({ location: 'Dock' }), hmi({ isFieldSupplied: true })];
    const { spaceHmis } = hmisOf(control('TCS1'), { type: 'spaceHmis', spaceHmis: three });
    expect(spaceHmis.map(({ number, location, selectedLengthFeet }) => [number, location, selectedLengthFeet])).toEqual(
      [
        [1, 'Hall', 25],
        [2, 'Dock', 25],
        [3, '', 0],
      ],
    );
    const two = hmisOf(control('TCS1'), { type: 'spaceHmis', spaceHmis: three.slice(1) }).spaceHmis;
    expect(two.map(({ number, location }) => [number, location])).toEqual([
      [1, 'Dock'],
      [2, ''],
    ]);
  });

  it('[API-083] are four at most, on cables that are sold', () => {
    const entering = (spaceHmis: EnteredSpaceHmi[]) => () => hmisOf(control('TCS1'), { type: 'spaceHmis', spaceHmis });
    expect(entering(Array.from({ length: 4 }, () => hmi()))).not.toThrow();
    expect(entering(Array.from({ length: 5 }, () => hmi()))).toThrow(rejection('At most 4 space HMIs'));
    expect(entering([hmi({ selectedLengthFeet: 33 })])).toThrow(
      rejection('A cable is 25, 50, 100, 150 ft long or field supplied'),
    );
  });

  it('[PRC-001] cost 190 each beyond the first', () => {
    const priced = (count: number) =>
      changing(HEATER, [{ ...control('TCS1'), spaceHmis: Array.from({ length: count }, () => hmi()) }]).evaluation;
    expect([1, 2, 4].map((count) => priced(count).price.extras)).toEqual([0, 190, 570]);
    const { price, motor, options } = priced(4);
    const checked = options.filter(({ isChecked }) => isChecked).reduce((sum, option) => sum + option.price, 0);
    expect(price.total).toBe(price.unit + motor.price + checked + 570);
    expect(optionOf(priced(4), 'TCS1').price).toBe(560);
  });

  it('stay with the configuration when the control changes, but belong to none without one', () => {
    const four = { ...control('TCS1'), spaceHmis: [hmi(), hmi()] };
    expect(hmisOf(four, control('TCS2')).spaceHmis).toHaveLength(2);
    expect(hmisOf(four, control(null)).spaceHmis).toEqual([]);
    expect(() => hmisOf(control(null), { type: 'spaceHmis', spaceHmis: [hmi()] })).toThrow(
      rejection('Choose a temperature control with space HMIs first'),
    );
  });
});
