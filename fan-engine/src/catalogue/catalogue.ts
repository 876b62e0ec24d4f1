import { OPTION_DEFINITIONS } from '../options/catalogue/option-definitions.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { CATALOGUE_VERSION, ENGINE_VERSION, PRICE_BOOK_VERSION, type Versions } from '../versions.ts';
import { AXIAL_LINES } from './axial-lines.ts';
import { DIRECT_FIRED_LINES } from './direct-fired-lines.ts';
import { FURNACE_AND_ELECTRIC_LINES } from './furnace-and-electric-lines.ts';
import { HVAC_UNIT_LINES } from './hvac-unit-lines.ts';
import { HVLS_LINES } from './hvls-lines.ts';
import type { HvlsLine } from './hvls-model.ts';
import { INDUSTRIAL_HEATER_LINES } from './industrial-heater-lines.ts';
import { INLINE_AND_CEILING_LINES } from './inline-and-ceiling-lines.ts';
import type { CatalogueLine } from './line.ts';
import { MAKE_UP_AIR_LINES } from './make-up-air-lines.ts';
import { ROOF_AND_WALL_LINES } from './roof-and-wall-lines.ts';
import { UTILITY_SET_LINES } from './utility-set-lines.ts';

/** Everything a result depends on besides the specification; plain data, so that tests and brands can narrow it. */
export interface Catalogue {
  readonly version: string;
  readonly priceBookVersion: string;
  readonly lines: readonly CatalogueLine[];
  readonly hvlsLines: readonly HvlsLine[];
  readonly options: readonly OptionDefinition[];
}

/** The whole demonstration catalogue: own names, own curves, own prices. */
export const DEMO_CATALOGUE: Catalogue = {
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
  options: OPTION_DEFINITIONS,
};

/** The lines that a brand sells; an unknown brand sells none. */
export function catalogueFor(manufacturerLabelId: number, catalogue: Catalogue = DEMO_CATALOGUE): Catalogue {
  const isSold = ({ brands }: { readonly brands: readonly number[] }) => brands.includes(manufacturerLabelId);
  return { ...catalogue, lines: catalogue.lines.filter(isSold), hvlsLines: catalogue.hvlsLines.filter(isSold) };
}

/** Versions to store beside every result and item of a catalogue. */
export function versionsOf(catalogue: Catalogue): Versions {
  return { catalogue: catalogue.version, engine: ENGINE_VERSION, priceBook: catalogue.priceBookVersion };
}
