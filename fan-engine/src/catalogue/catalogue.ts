import { drawnDocuments } from '../dimensions/drawn-documents.ts';
import type { BeltDriveData } from '../drive/belt-drive-data.ts';
import type { DocumentsOfLines } from '../options/fan-documents.ts';
import type { PriceBook } from '../options/price-book.ts';
import type { Category } from '../product-line/category.ts';
import type { HvlsLine } from '../product-line/hvls-model.ts';
import type { CatalogueLine } from '../product-line/line.ts';
import { type LineCandidates, lineCandidates } from '../product-line/line-candidates.ts';
import { ENGINE_VERSION, type Versions } from './versions.ts';

/** Everything a result depends on besides the specification. */
export interface Catalogue {
  readonly version: string;
  readonly priceBookVersion: string;
  /** By number; a brand may have no line of one. */
  readonly categories: readonly Category[];
  readonly lines: readonly CatalogueLine[];
  readonly hvlsLines: readonly HvlsLine[];
  readonly priceBook: PriceBook;
  /** Belts, sheaves and bearings, where the maker says what they are. */
  readonly beltDrives?: BeltDriveData | undefined;
  /** Documents available for the models of each line: only these can be ordered. */
  readonly documents: DocumentsOfLines;
  /** What can be tried of the lines; a line that a test made up may be missing. */
  readonly candidates: ReadonlyMap<CatalogueLine, LineCandidates>;
}

type CatalogueParts = Omit<Catalogue, 'candidates' | 'documents'> & Partial<Pick<Catalogue, 'documents'>>;

/** A catalogue with all duty-independent data of its lines computed; its documents are those that can be drawn. */
export function catalogueOf(parts: CatalogueParts): Catalogue {
  const { lines, hvlsLines, documents = drawnDocuments(lines, hvlsLines) } = parts;
  return { ...parts, documents, candidates: new Map(lines.map((line) => [line, lineCandidates(line)])) };
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
