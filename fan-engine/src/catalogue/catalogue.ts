import { PriceBook } from '../options/price-book.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { type LineCandidates, lineCandidates } from '../product-line/line-candidates.ts';
import { AXIAL_LINES } from './lines/axial-lines.ts';
import { DIRECT_FIRED_LINES } from './lines/direct-fired-lines.ts';
import { FURNACE_AND_ELECTRIC_LINES } from './lines/furnace-and-electric-lines.ts';
import { HVAC_UNIT_LINES } from './lines/hvac-unit-lines.ts';
import { HVLS_LINES } from './lines/hvls-lines.ts';
import { INDUSTRIAL_HEATER_LINES } from './lines/industrial-heater-lines.ts';
import { INLINE_AND_CEILING_LINES } from './lines/inline-and-ceiling-lines.ts';
import { MAKE_UP_AIR_LINES } from './lines/make-up-air-lines.ts';
import { ROOF_AND_WALL_LINES } from './lines/roof-and-wall-lines.ts';
import { UTILITY_SET_LINES } from './lines/utility-set-lines.ts';
import { OPTION_DEFINITIONS } from './options/option-definitions.ts';
import { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION, type Versions } from './versions.ts';

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

/** The whole demonstration catalogue: own names, own curves, own prices. */
export const DEMO_CATALOGUE: Catalogue = catalogueOf({
  version: CATALOGUE_VERSION,
  priceBookVersion: PRICE_BOOK_VERSION,
  lines: [
    ...UTILITY_SET_LINES,
    ...ROOF_AND_WALL_LINES,
    ...INLINE_AND_CEILING_LINES,
    ...AXIAL_LINES,
    ...MAKE_UP_AIR_LINES,
    ...DIRECT_FIRED_LINES,
    ...FURNACE_AND_ELECTRIC_LINES,
    ...HVAC_UNIT_LINES,
    ...INDUSTRIAL_HEATER_LINES,
  ].sort((a, b) => a.id - b.id),
  hvlsLines: HVLS_LINES,
  priceBook: new PriceBook(OPTION_DEFINITIONS),
});

/** The lines that a brand sells; an unknown brand sells none. */
export function catalogueFor(manufacturerLabelId: number, catalogue: Catalogue = DEMO_CATALOGUE): Catalogue {
  const isSold = ({ brands }: { readonly brands: readonly number[] }) => brands.includes(manufacturerLabelId);
  return { ...catalogue, lines: catalogue.lines.filter(isSold), hvlsLines: catalogue.hvlsLines.filter(isSold) };
}

/** Versions to store beside every result and item of a catalogue. */
export function versionsOf(catalogue: Catalogue): Versions {
  return { catalogue: catalogue.version, engine: ENGINE_VERSION, priceBook: catalogue.priceBookVersion };
}
