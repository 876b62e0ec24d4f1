import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { distance } from 'fastest-levenshtein';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { DRIVE_VARIANTS } from '../drive/drive-variant.ts';
import { hvlsUnitOf, unitsOfSize } from '../product-line/fan-unit.ts';
import type { HvlsLine, HvlsSize } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { hvlsModelName, modelCode, namesOfUnit, sizeName } from '../product-line/model-names.ts';

/** A size of a line requested by its number, and which of its units are meant. */
export interface NamedModel {
  /** 'KUB245', or 'KUB245B' where the drive was named too. */
  readonly model: string;
  /** Of its line. */
  readonly description: string;
  readonly category: FanCategory;
  /** Number within the category; 0 for a ceiling fan, since its search requires the purpose and not the kind. */
  readonly subCategory: number;
  /** Every drive where none was named, and always every class: the duty says which one it needs. */
  readonly fanUnitIds: ReadonlySet<number>;
  /** The catalogue with this size alone, to select among its units. */
  readonly catalogue: Catalogue;
}

export interface FoundModels {
  /** The model of exactly this number; null where none has it. */
  readonly exact: NamedModel | null;
  /** Others whose number is most alike, the nearest first. */
  readonly nearest: readonly NamedModel[];
}

/**
 * The model of a number as people write it: 'KRB245', 'krb-245', 'KRB245B' with its drive, 'KUB123-II' with its class,
 * 'KHL-24T' for a ceiling fan, 'KUB245-TH-CW-10' as configured. Beside it the sizes of the lines that are spelled most
 * alike, the nearest size first: 'KRB250' is near to KRB245.
 *
 * @param count how many of the nearest
 */
export function findModels(modelNumber: string, catalogue: Catalogue, count: number): FoundModels {
  const requested = keyOf(modelNumber);
  if (requested === '') return { exact: null, nearest: [] };
  const sizes = sizesOf(catalogue);
  const exact = exactModel(requested, sizes) ?? exactModel(keyOf(withoutChoices(modelNumber, catalogue)), sizes);
  const target = partsOf(requested);
  const nearest = sizes
    .filter((size) => size !== exact?.size)
    .map((size) => ({ size, far: distanceOf(target, size) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ size }) => namedModel(size));
  return { exact: exact?.model ?? null, nearest };
}

/** A configured number without what its options add: 'KUB245-TH-CW-10' is KUB245. */
function withoutChoices(modelNumber: string, { priceBook }: Catalogue): string {
  const added = new Set(priceBook.options.flatMap(({ modelSuffix }) => modelSuffix?.text ?? []));
  const parts = modelNumber.trim().split('-');
  const last = parts.findLastIndex((part, index) => index === 0 || !added.has(part.trim().toUpperCase()));
  return parts.slice(0, last + 1).join('-');
}

function exactModel(requested: string, sizes: readonly CatalogueSize[]) {
  for (const size of sizes.filter(({ code }) => requested.startsWith(code))) {
    const units = size.units();
    const meant = units.find(({ names }) => names.some((name) => keyOf(name) === requested));
    if (meant === undefined) continue;
    const isWithDrive = keyOf(meant.modelCode) === requested;
    return { size, model: namedModel(size, isWithDrive ? meant.drive : '') };
  }
  return undefined;
}

interface NamedUnit {
  readonly fanUnitId: number;
  /** Letter of its drive; empty for ceiling fans. */
  readonly drive: string;
  /** With the letter of the drive. */
  readonly modelCode: string;
  /** Every name by which the unit is meant. */
  readonly names: readonly string[];
}

interface CatalogueSize extends Pick<NamedModel, 'description' | 'category' | 'subCategory'> {
  readonly name: string;
  /** Key of its line's code. */
  readonly code: string;
  /** In the unit of the model's number: tenths of an inch, feet of a ceiling fan. */
  readonly number: number;
  units(): NamedUnit[];
  alone(): Catalogue;
}

function sizesOf(catalogue: Catalogue): CatalogueSize[] {
  const ducted = catalogue.lines.flatMap((line) =>
    line.wheelSizesIn.map((diameterIn) => ductedSize(catalogue, line, diameterIn)),
  );
  const ceiling = catalogue.hvlsLines.flatMap((line) => line.sizes.map((size) => ceilingSize(catalogue, line, size)));
  return [...ducted, ...ceiling];
}

function ductedSize(catalogue: Catalogue, line: CatalogueLine, diameterIn: number): CatalogueSize {
  const { category, subCategory, name: description } = line;
  const name = sizeName(line, diameterIn);
  return {
    name,
    category,
    subCategory,
    description,
    code: keyOf(line.code),
    number: diameterIn * 10,
    units: () =>
      unitsOfSize(line, diameterIn).map((unit) => {
        const code = modelCode(unit);
        const names = [name, ...namesOfUnit(unit)];
        return { fanUnitId: unit.fanUnitId, drive: DRIVE_VARIANTS[unit.variant].letter, modelCode: code, names };
      }),
    alone: () => ({ ...catalogue, lines: [{ ...line, wheelSizesIn: [diameterIn] }], hvlsLines: [] }),
  };
}

function ceilingSize(catalogue: Catalogue, line: HvlsLine, size: HvlsSize): CatalogueSize {
  const unit = hvlsUnitOf(line, size);
  const name = hvlsModelName(unit);
  return {
    name,
    code: keyOf(line.code),
    description: line.name,
    number: size.diameterFt,
    category: FanCategory.HighVolumeLowSpeed,
    subCategory: 0,
    units: () => [{ fanUnitId: unit.fanUnitId, drive: '', modelCode: name, names: [name] }],
    alone: () => ({ ...catalogue, lines: [], hvlsLines: [{ ...line, sizes: [size] }] }),
  };
}

/** @param drive letter of the drive that was named; empty where none was */
function namedModel(size: CatalogueSize, drive = ''): NamedModel {
  const { name, description, category, subCategory } = size;
  const meant = size.units().filter((unit) => drive === '' || unit.drive === drive);
  return {
    description,
    category,
    subCategory,
    model: name + drive,
    fanUnitIds: new Set(meant.map(({ fanUnitId }) => fanUnitId)),
    catalogue: size.alone(),
  };
}

/** How a model number is compared: without case, hyphens and spaces. */
function keyOf(modelNumber: string): string {
  return modelNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface RequestedParts {
  readonly code: string;
  /** Null where no size was named. */
  readonly number: number | null;
}

function partsOf(requested: string): RequestedParts {
  const [, code = '', digits = ''] = /^(\P{N}*)(\d*)/u.exec(requested) ?? [];
  return { code, number: digits === '' ? null : Number(digits) };
}

/** Letters that differ, and below one the share by which the size does: a size of another line is never nearer. */
function distanceOf({ code, number }: RequestedParts, size: CatalogueSize): number {
  const characters = distance(code, size.code);
  if (number === null) return characters;
  return characters + Math.abs(number - size.number) / Math.max(number, size.number, 1);
}
