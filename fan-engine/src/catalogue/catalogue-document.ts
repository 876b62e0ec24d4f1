import type { FamilyTable } from '../curve/family.ts';
import type { BeltDriveData } from '../drive/belt-drive-data.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import type { CategoryEntry } from '../product-line/category.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine, MotorOffer } from '../product-line/line.ts';

/** A line as a catalogue's file has it: category and sub-category by name, its curves by their key. */
export interface LineEntry extends Omit<CatalogueLine, 'category' | 'subCategory' | 'place' | 'family' | 'motors'> {
  readonly category: string;
  readonly subCategory: string;
  readonly family: string;
}

/** A catalogue as data: what a maker writes, what is checked, stored and activated. */
export interface CatalogueDocument {
  readonly maker: string;
  /** Version of lines, sizes, curves and options. */
  readonly version: string;
  /** Version of all list prices. */
  readonly priceBookVersion: string;
  /** Beyond those of the specification, and other words for those. */
  readonly categories?: readonly CategoryEntry[];
  readonly curves: Readonly<Record<string, FamilyTable>>;
  readonly lines: readonly LineEntry[];
  readonly hvlsLines: readonly HvlsLine[];
  readonly motors: MotorOffer;
  /** Belts, sheaves and bearings; without them nothing is said of them. */
  readonly beltDrives?: BeltDriveData;
  readonly options: readonly OptionDefinition[];
}
