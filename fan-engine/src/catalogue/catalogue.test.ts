import { FanCategory } from '@specbuilder/shared-contracts/domain';

import { DRIVE_VARIANTS, type DriveVariant } from '../drive/drive-variant.ts';
import { fanListId, readFanListId, readFanUnitId } from '../product-line/fan-id.ts';
import {
  type FanUnit,
  fanUnitOf,
  findFanUnit,
  findHvlsUnit,
  hvlsUnitOf,
  unitPrice,
  wheelOfLine,
} from '../product-line/fan-unit.ts';
import { hvlsModelName, modelCode, modelName } from '../product-line/model-names.ts';
import { catalogueFor, versionsOf } from './catalogue.ts';
import { sizableCategories } from './categories.ts';
import { placeOf } from './compile-categories.ts';
import { DEMO_CATALOGUE, DEMO_DOCUMENT } from './demonstration.ts';

const lineOf = (code: string) => {
  const line = DEMO_CATALOGUE.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  return line;
};
const unitOf = (code: string, size: number, variant: DriveVariant, fanClass: FanUnit['fanClass'] = null) => {
  const line = lineOf(code);
  return fanUnitOf(line, wheelOfLine(line, size), variant, fanClass);
};

const placeNamed = (categoryCode: string, subCode: string) => {
  const category = DEMO_CATALOGUE.categories.find(({ code }) => code === categoryCode);
  const sub = category?.subCategories.find(({ code }) => code === subCode);
  if (category === undefined || sub === undefined) throw new Error(`No ${subCode} among ${categoryCode}`);
  return placeOf(category, sub);
};

const VARIANTS = (Object.keys(DRIVE_VARIANTS) as DriveVariant[]).filter((variant) => variant !== 'Hvls');
const UNITS = DEMO_CATALOGUE.lines.flatMap((line) =>
  line.wheelSizesIn.flatMap((size) =>
    VARIANTS.flatMap((variant) =>
      (line.classes.length > 0 ? line.classes : [null]).map((fanClass) =>
        fanUnitOf(line, wheelOfLine(line, size), variant, fanClass),
      ),
    ),
  ),
);
const HVLS_UNITS = DEMO_CATALOGUE.hvlsLines.flatMap((line) => line.sizes.map((size) => hvlsUnitOf(line, size)));

/** Supply units end where their filters, coils and heaters do, long before the wheel. */
const isBareFan = ({ supply }: (typeof DEMO_CATALOGUE.lines)[number]) => supply === undefined;

describe('lines and families of the catalogue', () => {
  it('have the same fields in the same order, so that a selection reads all of them in one way', () => {
    const fieldsOf = (things: readonly object[]) => new Set(things.map((thing) => Object.keys(thing).join(' ')));
    expect(fieldsOf(DEMO_CATALOGUE.lines).size).toBe(1);
    expect(fieldsOf(DEMO_CATALOGUE.lines.map(({ family }) => family)).size).toBe(1);
  });

  it('keep everything that a catalogue file says of them', () => {
    for (const entry of DEMO_DOCUMENT.lines) {
      const { category, subCategory, family, ...same } = entry;
      const line = lineOf(entry.code);
      expect(line).toMatchObject(same);
      expect(line.family).toMatchObject({ ...DEMO_DOCUMENT.curves[family], key: family });
      expect(line.place).toEqual(placeNamed(category, subCategory));
    }
  });
});

describe('ids of the catalogue', () => {
  it('are unique over lines, sizes, drives and classes', () => {
    const ids = [...UNITS, ...HVLS_UNITS].map(({ fanUnitId }) => fanUnitId);
    expect(new Set(ids).size).toBe(ids.length);
    const lines = [...DEMO_CATALOGUE.lines, ...DEMO_CATALOGUE.hvlsLines].map(({ id }) => id);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('lead back to the unit they were made from', () => {
    for (const unit of UNITS) {
      const found = findFanUnit(DEMO_CATALOGUE, unit.fanUnitId);
      // A line sells only some of the drives that an id can name.
      if (found === undefined) continue;
      expect([found.line.code, found.wheel.diameterIn, found.variant, found.fanClass]).toEqual([
        unit.line.code,
        unit.wheel.diameterIn,
        unit.variant,
        unit.fanClass,
      ]);
    }
    for (const unit of HVLS_UNITS) {
      const found = findHvlsUnit(DEMO_CATALOGUE, unit.fanUnitId);
      expect(found === undefined ? '' : hvlsModelName(found)).toBe(hvlsModelName(unit));
    }
  });

  it('are those that stored items carry, whatever joins the catalogue', () => {
    expect(unitOf('KUB', 24.5, 'Belt', 'I').fanUnitId).toBe(1_245_011);
    expect(unitOf('KUD', 22.25, 'Vfd', 'I').fanUnitId).toBe(2_222_531);
    expect(unitOf('KRD', 14, 'FixedSpeed').fanUnitId).toBe(3_140_020);
    expect(unitOf('KCC', 10.6, 'Ecm').fanUnitId).toBe(14_106_040);
    expect(HVLS_UNITS[0]?.fanUnitId).toBe(41_080_060);
    expect(fanListId(1_245_011, 10_194)).toBe(124_501_110_194);
    expect(readFanListId(124_501_110_194)).toEqual({ fanUnitId: 1_245_011, motorId: 10_194 });
  });

  it('do not move when a line or a size joins', () => {
    const grown = {
      ...DEMO_CATALOGUE,
      lines: [
        { ...lineOf('KUB'), id: 99, code: 'NEW' },
        ...DEMO_CATALOGUE.lines.map((line) => ({ ...line, wheelSizesIn: [7.25, ...line.wheelSizesIn] })),
      ],
    };
    for (const unit of UNITS) {
      const before = findFanUnit(DEMO_CATALOGUE, unit.fanUnitId);
      const after = findFanUnit(grown, unit.fanUnitId);
      expect(after === undefined ? null : modelCode(after)).toBe(before === undefined ? null : modelCode(before));
    }
  });

  it.each([0, -1, 1.5, 124_5011.5, 1_245_019, 1_245_014, 1_246_011, 99_245_011, Number.NaN, 1_245_021])(
    'know no fan %d',
    (id) => {
      expect(findFanUnit(DEMO_CATALOGUE, id)).toBeUndefined();
      expect(findHvlsUnit(DEMO_CATALOGUE, id)).toBeUndefined();
    },
  );

  it('say what they are made of', () => {
    expect(readFanUnitId(1_245_011)).toEqual({
      exhaustFanId: 12_450,
      lineId: 1,
      size: 24.5,
      variant: 'Belt',
      fanClass: 'I',
    });
  });
});

describe('models', () => {
  it.each([
    [unitOf('KUB', 24.5, 'Belt', 'I'), 'KUB245', 'KUB245B', 5528],
    [unitOf('KUB', 12.25, 'Belt', 'II'), 'KUB123-II', 'KUB123B-II', 2694],
    [unitOf('KUD', 22.25, 'Vfd', 'I'), 'KUD223', 'KUD223D', 5666],
    [unitOf('KRD', 14, 'Ecm'), 'KRD140E', 'KRD140E', 890],
    [unitOf('KPW', 36, 'Belt'), 'KPW360B', 'KPW360B', 1675],
    [unitOf('KCC', 6, 'SpeedControl'), 'KCC060D', 'KCC060D', 184],
  ])('are named and priced: %#', (unit, name, code, price) => {
    expect(modelName(unit)).toBe(name);
    expect(modelCode(unit)).toBe(code);
    expect(unitPrice(unit, 2000, null)).toBe(price);
  });

  it('are called differently in one line', () => {
    for (const line of DEMO_CATALOGUE.lines) {
      const names = line.wheelSizesIn.map((size) => modelName(fanUnitOf(line, wheelOfLine(line, size), 'Belt', null)));
      expect(new Set(names).size).toBe(line.wheelSizesIn.length);
    }
  });
});

describe('catalogue', () => {
  it('has 30 lines and two of ceiling fans, with 539 sizes and drives', () => {
    expect(DEMO_CATALOGUE.lines).toHaveLength(30);
    expect(DEMO_CATALOGUE.hvlsLines).toHaveLength(2);
    const candidates = DEMO_CATALOGUE.lines.reduce(
      (sum, { wheelSizesIn, drives, features }) =>
        sum + wheelSizesIn.length * (drives.length + (features.includes('ecm') ? 1 : 0)),
      0,
    );
    expect(candidates).toBe(539);
  });

  it.each(DEMO_CATALOGUE.lines.filter(isBareFan).map((line) => [line.code, line] as const))(
    '%s is made for air it can move',
    (_, line) => {
      const family = line.family;
      const fastest = Math.max(...Object.values(family.tipSpeedLimits));
      const [small, large] = [
        wheelOfLine(line, line.wheelSizesIn[0] ?? 1),
        wheelOfLine(line, line.wheelSizesIn.at(-1) ?? 1),
      ];
      expect(line.airflow.maximum).toBeLessThanOrEqual(family.phiMax * large.area * fastest);
      expect(line.airflow.maximum).toBeGreaterThan(0.9 * family.phiMax * large.area * fastest);
      expect(line.airflow.minimum).toBeGreaterThan(0.1 * family.stallPhi * small.area * fastest);
      expect([...line.wheelSizesIn].sort((a, b) => a - b)).toEqual(line.wheelSizesIn);
      for (const fanClass of line.classes) expect(family.tipSpeedLimits).toHaveProperty(fanClass);
    },
  );

  it.each([
    [1, 30, 2],
    [7, 30, 1],
    [17, 30, 1],
    [37, 20, 0],
    [170, 18, 2],
    [214, 25, 0],
    [9999, 0, 0],
  ])('brand %d sells %d lines and %d of ceiling fans', (brand, exhaustLines, hvlsLines) => {
    const catalogue = catalogueFor(brand, DEMO_CATALOGUE);
    expect([catalogue.lines.length, catalogue.hvlsLines.length]).toEqual([exhaustLines, hvlsLines]);
    expect(catalogue.priceBook).toBe(DEMO_CATALOGUE.priceBook);
  });

  it('carries its versions', () => {
    for (const brand of new Set(DEMO_CATALOGUE.lines.flatMap(({ brands }) => brands))) {
      expect(versionsOf(catalogueFor(brand, DEMO_CATALOGUE))).toEqual(versionsOf(DEMO_CATALOGUE));
    }
  });

  it('lists what can be sized, with airflow and applications', () => {
    const categories = sizableCategories(DEMO_CATALOGUE);
    const [exhaust, ceiling] = [categories[0], categories.at(-1)];
    expect(exhaust).toMatchObject({ fanCategory: FanCategory.Exhaust, name: 'Exhaust', lineCount: 16, sizeCount: 172 });
    expect(exhaust?.subCategories.map(({ name, lineCount, airflow }) => [name, lineCount, airflow])).toEqual([
      ['UtilitySet', 2, { minimum: 430, maximum: 110_000 }],
      ['UpblastDownblast', 5, { minimum: 81, maximum: 58_000 }],
      ['Inline', 2, { minimum: 110, maximum: 93_000 }],
      ['Axial', 4, { minimum: 110, maximum: 160_000 }],
      ['CeilingAndInline', 3, { minimum: 20, maximum: 4800 }],
    ]);
    expect(exhaust?.subCategories[1]?.applications).toEqual([
      'General exhaust|Roof|Downblast',
      'General exhaust|Roof|Upblast',
      'Kitchen exhaust|Roof|GREASE',
      'General exhaust|Wall|Centrifugal',
    ]);
    expect(ceiling).toMatchObject({ fanCategory: FanCategory.HighVolumeLowSpeed, lineCount: 2, sizeCount: 16 });
    expect(ceiling?.airflow).toEqual({ minimum: 21_200, maximum: 204_700 });
    expect(sizableCategories(catalogueFor(37, DEMO_CATALOGUE)).map(({ name }) => name)).toEqual([
      'Exhaust',
      'MakeUpAir',
    ]);
    expect(sizableCategories(catalogueFor(9999, DEMO_CATALOGUE))).toEqual([]);
  });
});
