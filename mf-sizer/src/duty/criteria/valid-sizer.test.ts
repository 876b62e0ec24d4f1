import { DesignConditions, FanCategory, HvacUnitCategory, isProvided } from '@specbuilder/shared-contracts/domain';
import { MOVES_AIR_ALONE, searchCriteria } from '../../../test/search-criteria.ts';
import { DESIGN_AIR_RULES, isValidSizer, SIZER_RULES, type SizerFacts, type SizerRule } from './valid-sizer.ts';

const VALID: SizerFacts = {
  fanCategoryType: FanCategory.Exhaust,
  subFanCategoryType: 0,
  zip: '53202',
  cfm: 9000,
  sp: 3,
  dischargeEsp: null,
  btus: null,
  kWs: null,
  temperatureRise: null,
  isNoCooling: false,
  useLeavingAirCoolingForSizing: false,
  coolingDryBulb: null,
  coolingWetBulb: null,
  nominalCoolingTons: null,
  sones: 37,
  soundLevelDistance: 5,
  designConditions: DesignConditions.Ashrae,
  summerDesignTemp: 86,
  summerWetBulbTemperature: 73,
  outdoorAirDryBulbTemp: null,
  outdoorAirWetBulbTemp: null,
};
/** A rule with what the catalogue says of the category. */
const isMet = (rule: SizerRule, facts: Partial<SizerFacts>) => {
  const whole = { ...VALID, ...facts };
  return rule.isMet(whole, criteriaOf(whole));
};
const criteriaOf = ({ fanCategoryType, subFanCategoryType }: SizerFacts) => {
  const { criteria, subCategories } = searchCriteria(fanCategoryType);
  return subCategories.find(({ id }) => id === subFanCategoryType)?.criteria ?? criteria;
};
const failing = (facts: Partial<SizerFacts>) =>
  SIZER_RULES.filter((rule) => !isMet(rule, facts)).map(({ field }) => field);

describe('valid sizer', () => {
  test('a whole duty with its site and sound limit is valid', () => {
    expect(isValidSizer(VALID, MOVES_AIR_ALONE)).toBe(true);
  });

  test.each([null, '', '   '])('[SCH-045] a job postal code of %p is missing', (zip) => {
    expect(failing({ zip })).toEqual(['zip']);
  });

  test.each([null, Number.NaN])('[SCH-046] an airflow of %p is missing', (cfm) => {
    expect(failing({ cfm })).toEqual(['cfm']);
  });

  test('[SCH-047] a discharge pressure, even 0, takes the place of the static pressure', () => {
    expect(failing({ sp: null })).toEqual(['sp']);
    expect(failing({ sp: null, dischargeEsp: 0 })).toEqual([]);
  });

  test.each([FanCategory.HeatedMakeUpAir, FanCategory.HvacUnit])(
    '[SCH-048] category %p needs one of output, input power and temperature rise',
    (fanCategoryType) => {
      const facts = { fanCategoryType, isNoCooling: true };
      expect(failing(facts)).toEqual(['temperatureRise']);
      expect(failing({ ...facts, btus: 100_000 })).toEqual([]);
      expect(failing({ ...facts, kWs: 30 })).toEqual([]);
      expect(failing({ ...facts, temperatureRise: 60 })).toEqual([]);
    },
  );

  test('[SCH-048] neither industrial heaters nor cooling-only units require heat', () => {
    expect(failing({ fanCategoryType: FanCategory.IndustrialHeater })).toEqual([]);
    const coolingOnly = { fanCategoryType: FanCategory.HvacUnit, subFanCategoryType: HvacUnitCategory.CoolingOnly };
    expect(failing({ ...coolingOnly, nominalCoolingTons: 5 })).toEqual([]);
  });

  test('[SCH-049] an HVAC unit that cools needs leaving air or tons', () => {
    const hvac = { fanCategoryType: FanCategory.HvacUnit, btus: 1 };
    expect(failing(hvac)).toEqual(['nominalCoolingTons']);
    expect(failing({ ...hvac, isNoCooling: true })).toEqual([]);
    expect(failing({ ...hvac, coolingWetBulb: 55 })).toEqual([]);
    expect(failing({ ...hvac, coolingDryBulb: 55 })).toEqual([]);
    expect(failing({ ...hvac, nominalCoolingTons: 7.5 })).toEqual([]);
  });

  test('[SCH-049] what is missing is reported at the field that the form shows', () => {
    const leavingAir = { fanCategoryType: FanCategory.HvacUnit, btus: 1, useLeavingAirCoolingForSizing: true };
    expect(failing(leavingAir)).toEqual(['coolingDryBulb']);
    expect(failing({ ...leavingAir, coolingWetBulb: 55 })).toEqual([]);
  });

  test('cooling requires the summer of a site that is not known, unless the weather is the standard one', () => {
    const missing = (facts: Partial<SizerFacts>) =>
      DESIGN_AIR_RULES.filter((rule) => !isMet(rule, facts)).map(({ field }) => field);
    const unknown = { summerDesignTemp: null, summerWetBulbTemperature: null };
    const cooling = { ...unknown, fanCategoryType: FanCategory.HvacUnit };
    expect(missing(unknown)).toEqual([]);
    expect(missing(cooling)).toEqual(['summerDesignTemp', 'summerWetBulbTemperature']);
    expect(missing({ ...cooling, summerDesignTemp: 90 })).toEqual(['summerWetBulbTemperature']);
    expect(missing({ ...cooling, isNoCooling: true })).toEqual([]);
    expect(missing({ ...cooling, designConditions: DesignConditions.Standard })).toEqual([]);
    expect(missing({ ...cooling, outdoorAirDryBulbTemp: 95, outdoorAirWetBulbTemp: 78 })).toEqual([]);
  });

  test.each([
    [0.09, false],
    [0.1, true],
    [100, true],
    [100.1, false],
    [null, false],
  ])('[SCH-050] %p sones: allowed %p', (sones, isAllowed) => {
    expect(failing({ sones })).toEqual(isAllowed ? [] : ['sones']);
  });

  test.each([
    [4.9, false],
    [5, true],
    [100, true],
    [101, false],
    [null, false],
  ])('[SCH-051] a distance of %p ft: allowed %p', (soundLevelDistance, isAllowed) => {
    expect(failing({ soundLevelDistance })).toEqual(isAllowed ? [] : ['soundLevelDistance']);
  });

  test('[SCH-052] an HVLS sizer is valid whatever it holds', () => {
    const empty = { ...VALID, zip: null, cfm: null, sp: null, sones: null, soundLevelDistance: null };
    expect(isValidSizer({ ...empty, fanCategoryType: FanCategory.HighVolumeLowSpeed }, MOVES_AIR_ALONE)).toBe(true);
    expect(isValidSizer(empty, MOVES_AIR_ALONE)).toBe(false);
  });

  test('[SCH-053] a number is there when it is above -1000', () => {
    expect([null, undefined, Number.NaN, -1000, -999, 0].map(isProvided)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
