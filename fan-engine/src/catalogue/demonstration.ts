import type { CatalogueDocument } from './catalogue-document.ts';
import { compileCatalogue } from './compile.ts';
import beltDrives from './demonstration/belt-drives.json' with { type: 'json' };
import header from './demonstration/catalogue.json' with { type: 'json' };
import curves from './demonstration/curves.json' with { type: 'json' };
import hvlsLines from './demonstration/hvls-lines.json' with { type: 'json' };
import lines from './demonstration/lines.json' with { type: 'json' };
import motors from './demonstration/motors.json' with { type: 'json' };
import { DEMO_CATEGORIES } from './demonstration-categories.ts';
import { DEMO_OPTIONS } from './demonstration-options.ts';

/** The demonstration catalogue as data: own names, own curves, own prices. A test checks it as the start of the server does. */
export const DEMO_DOCUMENT = {
  ...header,
  categories: DEMO_CATEGORIES,
  curves,
  lines,
  hvlsLines,
  motors,
  beltDrives,
  options: DEMO_OPTIONS,
} as unknown as CatalogueDocument;

export const DEMO_CATALOGUE = compileCatalogue(DEMO_DOCUMENT);
