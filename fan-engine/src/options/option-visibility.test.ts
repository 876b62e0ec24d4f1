import { ExhaustCategory, OptionGroup } from '@specbuilder/shared-contracts/domain';
import {
  checkedCodes,
  choosing,
  configured,
  configuredHvls,
  optionOf,
  visibleCodes,
} from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE } from '../../test/fixtures/specifications.ts';
import { saying, wordsOf } from '../../test/fixtures/words.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import type { OptionDefinition } from './option-definition.ts';
import { PriceBook } from './price-book.ts';

const KUB = configured(MILWAUKEE, 'KUB245', { voltage: '460' });
const ROOF = exhaust({ cfm: 1500, sp: 0.5, altitude: 617, exhaustFanCategoryType: ExhaustCategory.UpblastDownblast });
const GREASE = exhaust({ cfm: 3200, sp: 1.25, fanApplication: 'Kitchen exhaust|Roof|GREASE' });
const evaluated = (configuration = KUB) => evaluate(configuration, DEMO_CATALOGUE);

describe('what a fan shows', () => {
  it('[OPT-074] offers curbs, drives, discharge, motor and accessories on a utility set', () => {
    const groups = new Set(evaluated().options.map(({ groupDescription }) => groupDescription));
    expect([...groups]).toEqual([
      OptionGroup.FanCurb,
      OptionGroup.VariableAirVolume,
      OptionGroup.FanDischarge,
      OptionGroup.FanMotor,
      OptionGroup.StandardOptions,
      OptionGroup.FanInformation,
    ]);
  });

  it.each([
    [
      'KUB245, which blows up',
      MILWAUKEE,
      'KUB245',
      ['DSUP', 'UDTH', 'UROCC', 'UA9R', 'BGD', 'SPK'],
      ['DSDN', 'DSSD', 'DSEN', 'UA4', 'CURBHI', 'SC120', 'ECMD', 'WSL'],
    ],
    [
      'a wall fan',
      exhaust({ cfm: 3000, sp: 0.25, fanMountType: 2 }),
      'KPW240',
      ['WSL', 'WSH'],
      ['CURB12', 'CURBSA', 'GRSC', 'SILI'],
    ],
    [
      'an inline fan',
      exhaust({ cfm: 2400, sp: 0.75 }),
      'KSI135',
      ['SQI1', 'SQI2', 'SQDB', 'SPR', 'SILI'],
      ['CURB12', 'WRK', 'DSUP'],
    ],
    ['a mixed-flow fan', exhaust({ cfm: 5000, sp: 1 }), 'KMI200', ['HHK', 'SILI'], ['SQI1', 'SQI2', 'SQDE']],
    [
      'a grease fan',
      GREASE,
      'KRU150',
      ['CURBHI', 'CURBV', 'GRSC', 'HHK'],
      ['BDG', 'BDM', 'BSC', 'CURBSA', 'BGD', 'EXT1'],
    ],
  ] as const)('shows on %s what fits it and nothing else', (_, specification, model, shown, hidden) => {
    const visible = visibleCodes(evaluated(configured(specification, model)));
    expect(visible).toEqual(expect.arrayContaining([...shown]));
    for (const code of hidden) expect(visible).not.toContain(code);
  });

  it('shows belt parts on belts, the dial on electronic motors, the speed control on 115 V single phase', () => {
    const codes = (driveText: string, model: string) => visibleCodes(evaluated(configured(ROOF, model, { driveText })));
    expect(codes('Belt', 'KRB120')).toEqual(expect.arrayContaining(['BGD', 'LUB', 'EXT1']));
    expect(codes('Direct, ECM', 'KRD120')).toContain('ECMD');
    expect(codes('Direct, ECM', 'KRD120')).not.toContain('MTEFC');
    expect(codes('Direct, speed control', 'KRD120')).toContain('SC120');
    expect(codes('Direct', 'KRD140')).not.toContain('SC120');
    const single = configured({ ...ROOF, motorPhase: 1 }, 'KRD140', { driveText: 'Direct', voltage: '115' });
    expect(visibleCodes(evaluated(single))).toContain('SC120');
  });

  it('shows ceiling fans their mounts, hardware and controls, and no belts or curbs', () => {
    const visible = visibleCodes(evaluated(configuredHvls('KHL-24')));
    expect(visible).toEqual(expect.arrayContaining(['HMIB', 'HB2', 'HIG', 'AMC2', 'SWN3', 'WTY5', 'FIDWG']));
    for (const code of ['CURB12', 'VFDF', 'MTEFC', 'EXT1', 'CTP', 'PET1']) expect(visible).not.toContain(code);
  });

  it('numbers options by their place in the price book, whatever else is visible', () => {
    const places = new Map(DEMO_CATALOGUE.priceBook.options.map(({ code }, index) => [code, index]));
    for (const configuration of [KUB, configured(GREASE, 'KRU150')]) {
      for (const { code, indexId } of evaluated(configuration).options) expect(indexId).toBe(places.get(code));
    }
  });
});

describe('groups that need a choice', () => {
  it('requires a discharge of a utility set', () => {
    expect(wordsOf(evaluated().validation.errors)).toEqual([]);
    const bare = choosing(KUB, { DSUP: false }).evaluation;
    expect(wordsOf(bare.validation.errors)).toEqual(['Discharge Option is Required']);
    expect(wordsOf(optionOf(bare, 'DSUP').validation)).toEqual(['Discharge Option is Required']);
    expect(wordsOf(choosing(KUB, { DSUP: true }).evaluation.validation.errors)).toEqual([]);
  });

  it('requires the mount of a ceiling fan and takes the standard base', () => {
    expect(checkedCodes(evaluated(configuredHvls('KHL-24')))).toEqual(['HMIB', 'HB2', 'HIG']);
    const bare = choosing(configuredHvls('KHL-24'), { HMIB: false }).evaluation;
    expect(wordsOf(bare.validation.errors)).toEqual(['HVLS Mounting Option is Required']);
    expect(checkedCodes(bare)).toEqual(['HB2', 'HIG']);
    expect(optionOf(bare, 'HIG').disabledToolTips[0]?.message).toEqual(saying('Included with every fan'));
    const mounted = choosing(configuredHvls('KHL-24'), { HMIB: true, HB10: true }).evaluation;
    expect(wordsOf(mounted.validation.errors)).toEqual([]);
    expect(mounted.price).toMatchObject({ unit: 7880, motor: 0, options: 460, total: 8340 });
  });

  it('takes the straight configuration of a square inline fan', () => {
    const inline = configured(exhaust({ cfm: 2400, sp: 0.75 }), 'KSI135');
    expect(checkedCodes(evaluated(inline))).toEqual(expect.arrayContaining(['SQIE', 'SQI2', 'SQDE']));
    expect(wordsOf(evaluated(inline).validation.errors)).toEqual([]);
    const turned = choosing(inline, { SQI1: true, SQDB: true }).evaluation;
    expect(turned.rating?.optionStaticPressure).toBe(0.06);
    expect(turned.price.options).toBe(90);
  });
});

describe('options that show as one', () => {
  const filter = (fanOptionId: number, code: string, description: string, base: number): OptionDefinition => ({
    fanOptionId,
    code,
    group: OptionGroup.HvacFilterOptions,
    description,
    price: { base, perKcfm: 10 },
    pressure: { component: code === 'F2M8' ? 'filter.merv8.2in' : 'filter.merv13.2in', face: 'filterBank' },
    appliesTo: ['Exhaust'],
    mergeKey: '2in',
  });
  const filtered: Catalogue = {
    ...DEMO_CATALOGUE,
    priceBook: new PriceBook([
      ...DEMO_CATALOGUE.priceBook.options,
      filter(1096, 'F2M8', '2 in MERV 8 filter', 35),
      filter(1097, 'F2M13', '2 in MERV 13 filter', 60),
    ]),
  };
  const bare = configured(MILWAUKEE, 'KUB245', {}, filtered);

  it('[OPT-052] merge into one with summed price and static pressure', () => {
    const merged = evaluate(bare, filtered).options.filter(({ mergedFanOptionIds }) => mergedFanOptionIds.length > 0);
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({
      fanOptionId: 1096,
      description: '2 in MERV 8 filter + 2 in MERV 13 filter',
      price: 125 + 150,
      mergedFanOptionIds: [1096, 1097],
      isChecked: false,
    });
    // 400 fpm, half loaded: MERV 8 0.188 + 0.125 and MERV 13 0.285 + 0.175, clean parts at 0.978 of standard density.
    expect(merged[0]?.additionalStaticPressure).toBeCloseTo(0.763, 2);
  });

  it('are chosen and left together by either id, and counted once', () => {
    for (const code of ['F2M8', 'F2M13']) {
      const chosen = choosing(bare, { [code]: true }, filtered);
      expect(chosen.configuration.optionIds).toEqual([1020, 1173, 1175, 1096, 1097]);
      expect(chosen.evaluation.price.options).toBe(275);
      expect(choosing(chosen.configuration, { [code]: false }, filtered).configuration).toEqual(bare);
    }
  });
});
