import { ExhaustCategory, type FittedSize } from '@specbuilder/shared-contracts/domain';
import { configured } from '../../test/fixtures/configurations.ts';
import { factsOf } from '../../test/fixtures/option-facts.ts';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { evaluate } from '../configuration/evaluate.ts';
import { dimensionsOf, type UnitDimensions } from '../dimensions/dimensions.ts';
import { sizedParts } from '../dimensions/sized-parts.ts';
import { faceArea, nominalAirflow } from '../duty/component-loss.ts';
import type { BodyShape, Measure } from '../product-line/body.ts';
import { wheelOfLine } from '../product-line/fan-unit.ts';
import { visibleOptions } from './applicability.ts';
import { fittedSize } from './fitting.ts';
import type { OptionFacts } from './option-facts.ts';

const PRICES = DEMO_CATALOGUE.priceBook;
const CURBS = 'CURB12 CURB20 CURB24I CURBP CURBR CURBV CURBSA CURBEQ CURBHI'.split(' ');
const DAMPERS = ['BDG', 'BDM'];
const HOODS = 'INHD INHF INVB INLV INEV INEV8'.split(' ');
const WALL_PARTS = ['WSH', 'WSL'];
const SILENCERS = ['SILI'];

/** Every wheel size of every line, at the airflow it is laid out for. */
const UNITS: readonly (readonly [model: string, facts: OptionFacts])[] = DEMO_CATALOGUE.lines.flatMap((line) =>
  line.wheelSizesIn.map((diameterIn) => {
    const wheel = wheelOfLine(line, diameterIn);
    const middle = factsOf({ lineCode: line.code, cfm: (line.airflow.minimum + line.airflow.maximum) / 4 });
    const parts = sizedParts({ line, wheel });
    const facts = { ...middle, wheel, diameterIn, parts, cfm: nominalAirflow(wheel) };
    return [`${line.code}${diameterIn}`, facts] as const;
  }),
);

const ROOF_FANS = {
  exhaustFanCategoryType: ExhaustCategory.UpblastDownblast,
  subFanCategoryType: ExhaustCategory.UpblastDownblast,
};
const ROOF_DUTY = exhaust({ ...ROOF_FANS, cfm: 2000, sp: 0.5 });

type Sides = readonly [width: Measure, length: Measure];
const OUTLET_OF: Readonly<Partial<Record<BodyShape, Sides>>> = {
  dome: ['opening', 'opening'],
  windband: ['opening', 'opening'],
  wallDome: ['opening', 'opening'],
  panel: ['opening', 'opening'],
  scroll: ['outletWidth', 'outletHeight'],
  box: ['duct', 'duct'],
  tube: ['inlet', 'inlet'],
  ceilingBox: ['duct', 'duct'],
  cabinet: ['duct', 'duct'],
};
const ROUND_SHAPES: readonly BodyShape[] = ['tube', 'ceilingBox'];

function dimensions({ lineCode, wheel }: OptionFacts): UnitDimensions {
  const line = DEMO_CATALOGUE.lines.find(({ code }) => code === lineCode);
  const found = line === undefined || wheel === null ? null : dimensionsOf({ line, wheel });
  if (found === null) throw new Error(`No housing of ${lineCode}`);
  return found;
}

/** Sizes of the options with these codes that a unit is offered. */
function offered(facts: OptionFacts, codes: readonly string[]): [code: string, size: FittedSize | null][] {
  return visibleOptions(PRICES, facts)
    .filter(({ code }) => codes.includes(code))
    .map((option) => [option.code, fittedSize(option, facts.parts)]);
}

function codesOf(facts: OptionFacts, codes: readonly string[]): string[] {
  return offered(facts, codes).map(([code]) => code);
}

function unit(model: string): OptionFacts {
  const found = UNITS.find(([name]) => name === model);
  if (found === undefined) throw new Error(`No unit ${model}`);
  return found[1];
}

/** That each offered option with one of the codes has the size, and that some unit is offered one. */
function expectSizes(codes: readonly string[], sizeOn: (dimensions: UnitDimensions) => Partial<FittedSize>): void {
  const seen = new Set<string>();
  for (const [model, facts] of UNITS) {
    for (const [code, size] of offered(facts, codes)) {
      expect([model, code, size]).toEqual([model, code, expect.objectContaining(sizeOn(dimensions(facts)))]);
      seen.add(code);
    }
  }
  expect([...seen].sort()).toEqual([...codes].sort());
}

const sided = ({ measures }: UnitDimensions, [width, length]: Sides) => ({
  widthIn: measures.get(width),
  lengthIn: measures.get(length),
});

describe('the size of an accessory', () => {
  it('is for a curb 1 1/2 in. less than the cap that covers it, or the footprint of the unit on it', () => {
    expectSizes(CURBS, (unitSize) => {
      const { shape, measures } = unitSize;
      const cap = measures.get('curbCap');
      if (cap !== undefined) return { part: 'curb', isRound: false, widthIn: cap - 1.5, lengthIn: cap - 1.5 };
      return {
        part: 'curb',
        ...sided(unitSize, shape === 'scroll' ? ['width', 'length'] : ['curbWidth', 'curbLength']),
      };
    });
  });

  it('is for a damper that of the throat, outlet or duct collar it closes', () => {
    expectSizes(DAMPERS, (unitSize) => ({
      isRound: ROUND_SHAPES.includes(unitSize.shape),
      ...sided(unitSize, OUTLET_OF[unitSize.shape] ?? ['length', 'length']),
    }));
  });

  it('is for a hood the end of the cabinet that takes the air in', () => {
    expectSizes(HOODS, (unitSize) =>
      sided(unitSize, unitSize.shape === 'upright' ? ['width', 'length'] : ['width', 'height']),
    );
  });

  it('is for a shutter and a wall hood the opening in the wall, and for a silencer the inlet', () => {
    expectSizes(WALL_PARTS, (unitSize) => sided(unitSize, ['opening', 'opening']));
    expectSizes(SILENCERS, (unitSize) => {
      const inlet = unitSize.shape === 'box' ? 'duct' : 'inlet';
      return { isRound: unitSize.shape !== 'box', ...sided(unitSize, [inlet, inlet]) };
    });
  });

  it('is shown with the option of an item', () => {
    const { options } = evaluate(configured(ROOF_DUTY, 'KRB165'), DEMO_CATALOGUE);
    const sizes = new Map(options.map(({ code, size }) => [code, size]));
    expect(sizes.get('CURB20')).toEqual({ part: 'curb', isRound: false, widthIn: 25.5, lengthIn: 25.5 });
    expect(sizes.get('BDG')).toEqual({ part: 'damper', isRound: false, widthIn: 22.5, lengthIn: 22.5 });
    expect(sizes.get('CTE')).toBeNull();
  });
});

describe('an accessory that does not fit', () => {
  it('is not offered to a unit that is larger than it is made', () => {
    expect(codesOf(unit('KPR54'), DAMPERS)).toEqual(DAMPERS);
    expect(codesOf(unit('KPR60'), DAMPERS)).toEqual([]);
    expect(codesOf(unit('KPW60'), WALL_PARTS)).toEqual(WALL_PARTS);
    expect(codesOf(unit('KMP20'), CURBS)).toEqual(expect.arrayContaining(['CURB12', 'CURB20']));
    expect(codesOf(unit('KMP40.25'), CURBS)).toEqual(['CURBSA', 'CURBEQ']);
  });

  it('is not offered to a unit that is smaller than it is made', () => {
    expect(codesOf(unit('KCL5'), DAMPERS)).toEqual(DAMPERS);
    expect(codesOf(unit('KCL4.5'), DAMPERS)).toEqual([]);
  });

  it('is not offered where the air is faster than its limit', () => {
    const cabinet = unit('KMF20');
    const face = faceArea('cabinet', wheelOf('KMF', 20), 0);
    expect(codesOf({ ...cabinet, cfm: 500 * face }, HOODS)).toContain('INLV');
    expect(codesOf({ ...cabinet, cfm: 501 * face }, HOODS)).not.toContain('INLV');
    expect(codesOf({ ...cabinet, cfm: 601 * face }, HOODS)).toEqual(['INHD', 'INHF', 'INVB']);
  });

  it('is not offered to a unit without the part that it is made for', () => {
    expect(codesOf({ ...unit('KRB16.5'), parts: {} }, [...CURBS, ...DAMPERS])).toEqual([]);
  });

  it('leaves every unit the default choice of each required option, and every roof unit a curb', () => {
    for (const [model, facts] of UNITS) {
      const standing =
        facts.outdoorShare > 0 && HOODS.some((code) => codesOf({ ...facts, parts: null }, [code]).length > 0);
      if (standing) expect([model, codesOf(facts, HOODS)]).toEqual([model, expect.arrayContaining(['INHD'])]);
      if (facts.mount === 'Roof') expect([model, codesOf(facts, CURBS).length > 0]).toEqual([model, true]);
    }
  });
});

function wheelOf(code: string, diameterIn: number) {
  const line = DEMO_CATALOGUE.lines.find((item) => item.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  return wheelOfLine(line, diameterIn);
}
