import type { PriceBook } from '../options/price-book.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { type LineCandidates, lineCandidates } from '../product-line/line-candidates.ts';
import { ENGINE_VERSION, type Versions } from './versions.ts';

/** Everything a result depends on besides the specification. */
export interface Catalogue {
  readonly version: string;
  readonly priceBookVersion: string;
  readonly lines: readonly CatalogueLine[];
  readonly hvlsLines: readonly HvlsLine[];
  readonly priceBook: PriceBook;
  /** What can be tried of the lines; a line that a test made up may be missing. */
  readonly candidates: ReadonlyMap<CatalogueLine, LineCandidates>;
}

type CatalogueParts = Omit<Catalogue, 'candidates'>;

/** A catalogue with everything of its lines that does not depend on a duty worked out. */
export function catalogueOf(parts: CatalogueParts): Catalogue {
  return { ...parts, candidates: new Map(parts.lines.map((line) => [line, lineCandidates(line)])) };
}

/** The lines that a brand sells; an unknown brand sells none. */
export function catalogueFor(manufacturerLabelId: number, catalogue: Catalogue): Catalogue {
  const isSold = ({ brands }: { readonly brands: readonly number[] }) => brands.includes(manufacturerLabelId);
  return { ...catalogue, lines: catalogue.lines.filter(isSold), hvlsLines: catalogue.hvlsLines.filter(isSold) };
}

/** Versions to store beside every result and item of a catalogue. */
export function versionsOf(catalogue: Catalogue): Versions {
  return { catalogue: catalogue.version, engine: ENGINE_VERSION, priceBook: catalogue.priceBookVersion };
}
