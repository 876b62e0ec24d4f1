import type {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';
import { literalsOf } from '../text/index.ts';

type NameOf<T> = Exclude<keyof T & string, 'All' | 'Undefined'>;
export type Category = NameOf<typeof FanCategory>;
export type ExhaustSub = NameOf<typeof ExhaustCategory>;
export type SubCategory =
  | ExhaustSub
  | NameOf<typeof MakeUpAirCategory>
  | NameOf<typeof HeatedMakeUpAirCategory>
  | NameOf<typeof HvacUnitCategory>
  | NameOf<typeof HvlsCategory>
  | NameOf<typeof IndustrialHeaterCategory>;
export type Heat = NameOf<typeof HeatedMakeUpAirCategory> | 'Heated' | 'Hydronic' | 'CoolingOnly';

/** What a word says of a fan; a word may say several things. */
export interface Says {
  readonly category?: Category;
  /** Categories that it may mean. */
  readonly either?: readonly Category[];
  readonly sub?: SubCategory;
  readonly application?: string;
  readonly heat?: Heat;
  /** Equipment that the product does not have. */
  readonly isAbsent?: true;
  /** Another word decides, where there is one: 'roof' beside 'propeller'. */
  readonly isWeak?: true;
  /** Names a place as well, so it says nothing in a service: 'roof', 'ceiling'. */
  readonly isPlace?: true;
}

/** Something that is said, with its words. */
export interface SaidText<T extends string = string> {
  readonly value: T;
  readonly text: string;
}

/** A word, or several, of a text and what they say. */
export interface Term {
  readonly words: RegExp;
  /** A text with the words has one of these, in lower case; null where none is known. */
  readonly literals: readonly string[] | null;
  readonly says: Says;
}

/** Terms of a table of patterns; the first that fits takes the words. */
export function termsOf(table: readonly (readonly [string, Says])[]): readonly Term[] {
  return table.map(([pattern, says]) => ({
    literals: literalsOf(pattern),
    words: new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d]|-?\d)\.?`, 'giu'),
    says,
  }));
}
