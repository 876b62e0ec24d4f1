import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
  OptionGroup,
} from '@specbuilder/shared-contracts/domain';
import { UNIT_FACTS } from '../../test/fixtures/option-facts.ts';
import { DX_TONNAGES } from '../cooling/dx-units.ts';
import { COMPONENTS } from '../duty/component-loss.ts';
import { isUsual, openingOptions } from '../options/default-choices.ts';
import { choiceSetOf } from '../options/group-rules.ts';
import type { OptionFacts } from '../options/option-facts.ts';
import { PriceBook } from '../options/price-book.ts';
import { ruleBook } from '../options/rules.ts';
import { coolingOptionCode } from '../rating/cooling-option.ts';
import { DEMO_CATALOGUE, DEMO_DOCUMENT } from './demonstration.ts';

const OPTION_DEFINITIONS = DEMO_DOCUMENT.options;
const PRICES = new PriceBook(OPTION_DEFINITIONS);

const codes = new Set(OPTION_DEFINITIONS.map(({ code }) => code));
const byCode = (code: string) => {
  const option = OPTION_DEFINITIONS.find((candidate) => candidate.code === code);
  if (option === undefined) throw new Error(`No option ${code}`);
  return option;
};

describe('option price book', () => {
  it('has one id and one code for every option', () => {
    expect(OPTION_DEFINITIONS).toHaveLength(189);
    expect(new Set(OPTION_DEFINITIONS.map(({ fanOptionId }) => fanOptionId)).size).toBe(OPTION_DEFINITIONS.length);
    expect(codes.size).toBe(OPTION_DEFINITIONS.length);
  });

  it('keeps the ids that stored items carry', () => {
    const ids = (...names: string[]) => names.map((code) => byCode(code).fanOptionId);
    expect(ids('CURB12', 'CURBSA', 'CURBHI', 'VFDF', 'DSUP', 'SWN3', 'BDG', 'MTEFC', 'FIDWG', 'HMIB', 'SQI1')).toEqual([
      1001, 1007, 1009, 1012, 1020, 1102, 1106, 1136, 1138, 1141, 1161,
    ]);
  });

  it.each(OPTION_DEFINITIONS.map((option) => [option.code, option] as const))(
    '%s points only at what exists',
    (_, option) => {
      const known = (code: string) => codes.has(code);
      expect((option.requires ?? []).flat().every(known)).toBe(true);
      expect((option.excludes ?? []).every(known)).toBe(true);
      expect(option.excludes ?? []).not.toContain(option.code);
      const categories = Object.keys(FanCategory);
      expect(option.appliesTo.every((path) => path === '*' || categories.includes(path.split('/')[0] ?? ''))).toBe(
        true,
      );
      if (option.pressure !== undefined && 'component' in option.pressure) {
        expect(COMPONENTS).toHaveProperty([option.pressure.component]);
      }
      expect(option.price.base).toBeGreaterThanOrEqual(0);
    },
  );

  it('[OPT-073] has three groups for the square inline fan', () => {
    const groups = OPTION_DEFINITIONS.filter(({ code }) => code.startsWith('SQ')).map(({ group }) => group);
    expect(new Set(groups)).toEqual(
      new Set([OptionGroup.SquareInlineInlet, OptionGroup.SquareInlineMount, OptionGroup.SquareInlineDischarge]),
    );
    expect(byCode('SQI1').price.base + byCode('SQDB').price.base).toBe(90);
    expect([byCode('SQI1').pressure, byCode('SQDB').pressure]).toEqual([{ fixedInWg: 0.03 }, { fixedInWg: 0.03 }]);
  });

  it('names lines that the catalogue has', () => {
    const lines = DEMO_CATALOGUE.lines.map(({ code }) => code);
    const named = OPTION_DEFINITIONS.flatMap(({ conditions }) => conditions?.lines ?? []);
    expect(named.every((code) => lines.includes(code))).toBe(true);
  });

  it('begins each choice of each unit with one default at most', () => {
    for (const [unit, facts] of UNIT_FACTS) {
      const book = ruleBook(PRICES, facts);
      const sets = book.visible.filter((option) => isUsual(book.facts, option)).map(choiceSetOf);
      expect([unit, sets]).toEqual([unit, [...new Set(sets)]]);
    }
  });

  it('begins with nothing that takes static pressure on one motor and not on another, since the motor follows from it', () => {
    const resisting = (facts: OptionFacts) =>
      openingOptions(ruleBook(PRICES, facts)).flatMap(({ code, pressure }) => (pressure === undefined ? [] : [code]));
    for (const [unit, facts] of UNIT_FACTS) {
      for (const horsepower of [0.1, 1, 5, 50]) {
        for (const [phase, voltage] of [
          [1, 115],
          [3, 460],
          [3, 575],
        ] as const) {
          const motor = { ...facts.motor, horsepower, phase, voltage, isPremium: phase === 3 && horsepower >= 1 };
          expect([unit, resisting({ ...facts, motor })]).toEqual([unit, resisting(facts)]);
        }
      }
    }
  });

  it('[OPT-074] keeps no dead option: each shows on some unit, but the space HMI that its control counts', () => {
    const shown = new Set(UNIT_FACTS.flatMap(([, facts]) => ruleBook(PRICES, facts).visible));
    expect(OPTION_DEFINITIONS.filter((option) => !shown.has(option)).map(({ code }) => code)).toEqual(['TCHMI']);
    expect(byCode('TCHMI')).toMatchObject({ isListed: false, price: { base: 190 } });
  });

  it('[OPT-071] [OPT-072] fills every option group', () => {
    const filled = new Set<string>(OPTION_DEFINITIONS.map(({ group }) => group));
    expect(Object.values(OptionGroup).filter((group) => !filled.has(group))).toEqual([]);
  });

  it('names sub-categories that their category has', () => {
    const paths = new Set([
      '*',
      ...Object.entries(SUB_CATEGORY_NAMES).flatMap(([category, names]) => [
        category,
        ...names.map((name) => `${category}/${name}`),
      ]),
    ]);
    const named = OPTION_DEFINITIONS.flatMap(({ appliesTo }) => appliesTo);
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('bounds setpoints by figures or by another setpoint of the same option', () => {
    for (const { code, setpoints = [] } of OPTION_DEFINITIONS) {
      const types = setpoints.map(({ typeId }) => typeId);
      expect([code, new Set(types).size]).toEqual([code, types.length]);
      for (const { default: value, minimum, maximum, maximumOf } of setpoints) {
        expect(minimum <= value && value <= maximum).toBe(true);
        if (maximumOf !== undefined) expect(types).toContain(maximumOf);
      }
    }
    expect(byCode('TCD1').setpoints?.find(({ typeId }) => typeId === 3)?.maximumOf).toBe(4);
  });

  it('covers inlet gas pressures from 7 in. w.c. to 5 psi without a gap, and any in between', () => {
    const inlets = OPTION_DEFINITIONS.flatMap(({ gasPressure }) => gasPressure ?? []);
    const fixed = inlets.filter(({ isCustom }) => !isCustom);
    expect(fixed[0]?.minimumInWc).toBe(7);
    fixed.slice(1).forEach((inlet, index) => {
      expect(inlet.minimumInWc).toBe(fixed[index]?.maximumInWc);
    });
    expect(fixed.at(-1)?.maximumInWc).toBeCloseTo(138.4, 6);
    expect(inlets.filter(({ isCustom }) => isCustom)).toEqual([
      { id: 4, isCustom: true, minimumInWc: 5, maximumInWc: fixed.at(-1)?.maximumInWc },
    ]);
  });

  it('says of each temperature control what the filters ask', () => {
    const controls = OPTION_DEFINITIONS.filter(({ group }) => group === OptionGroup.TemperatureControl);
    const listed = controls.map(({ code, control, setpoints }) => [
      code,
      control?.controlType,
      control?.hasRemotePanel,
      control?.isPaintBooth,
      control?.isRecirculating,
      control?.allowsZeroHmis,
      setpoints?.length,
    ]);
    expect(listed).toEqual([
      ['TCD1', 'discharge', false, false, false, true, 4],
      ['TCD2', 'discharge', false, false, false, true, 4],
      ['TCS1', 'space', true, false, false, false, 5],
      ['TCS2', 'space', true, false, false, false, 5],
      ['TCB1', 'buildingManagement', false, false, false, true, 4],
      ['TCB2', 'buildingManagement', false, false, false, true, 4],
      ['TCR8020', 'space', true, false, true, false, 5],
      ['TCPB', 'discharge', true, true, false, true, 4],
    ]);
  });

  it('has a DX size for each unit of the cooling range', () => {
    const tons = OPTION_DEFINITIONS.flatMap(({ cooling }) => cooling?.tons ?? []);
    expect(tons).toEqual(DX_TONNAGES);
    for (const size of tons) expect(byCode(coolingOptionCode(size)).conditions?.coolingTons).toBe(size);
  });
});

const SUB_CATEGORY_NAMES: Readonly<Record<string, readonly string[]>> = {
  Exhaust: Object.keys(ExhaustCategory),
  MakeUpAir: Object.keys(MakeUpAirCategory),
  HeatedMakeUpAir: Object.keys(HeatedMakeUpAirCategory),
  HvacUnit: Object.keys(HvacUnitCategory),
  IndustrialHeater: Object.keys(IndustrialHeaterCategory),
  HighVolumeLowSpeed: Object.keys(HvlsCategory),
};
