import { createHash } from 'node:crypto';
import type { FanDocument, Product } from '@specbuilder/fan-engine/product';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { type Brand, type Brands, type FileRow, insertWholeFile } from '../../brand/index.ts';
import { type Database, DOCUMENT_MESSAGES, type Renderer } from '../../core/index.ts';
import type { Catalogues } from '../catalogues/catalogues.ts';
import { documentAddress, productAddress } from '../products/product-address.ts';
import { cutSheet } from './cut-sheet.ts';
import { drawingSheet } from './drawing-sheet.ts';
import { pdfOf } from './pdf.ts';
import { LANDSCAPE, PORTRAIT, type SheetIssue, type SheetOptions, type SheetSize } from './sheet.ts';
import { addDocumentFile, addRevision, type DocumentRow, findDocument, findDocumentFile, waitFor } from './store.ts';

/** Documents that are drawn; a catalogue may list others, but they are not available here. */
export type DrawnKind = Exclude<FanDocument, 'manual'>;
export type DocumentFormat = 'pdf' | 'svg';

interface DrawnKindFacts {
  /** Begins its file's name and its address. */
  readonly slug: string;
  readonly size: SheetSize;
  readonly draw: (product: Product, options: SheetOptions) => string;
}

export const DRAWN_KINDS: Readonly<Record<DrawnKind, DrawnKindFacts>> = {
  cutSheet: { slug: 'cut-sheet', size: PORTRAIT, draw: cutSheet },
  drawing: { slug: 'dimensions', size: LANDSCAPE, draw: drawingSheet },
};
export const DOCUMENT_FORMATS = ['pdf', 'svg'] as const satisfies readonly DocumentFormat[];
const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = { pdf: 'application/pdf', svg: 'image/svg+xml' };

/** A document of a product in a format, as a list names it. */
export interface ListedDocument {
  readonly kind: DrawnKind;
  readonly format: DocumentFormat;
  readonly title: string;
  /** On this server. */
  readonly url: string;
}

export interface CachedDocument {
  readonly file: FileRow;
  /** Changes whenever what is drawn does. */
  readonly version: string;
}

export interface Documents {
  /** All stored documents of a product, in the caller's language. */
  list(product: Product, manufacturerLabelId: number): Promise<ListedDocument[]>;
  /** The stored file of a document; undefined if there is none. It is drawn on the first request. */
  read(product: Product, brand: number, kind: DrawnKind, format: DocumentFormat): Promise<CachedDocument | undefined>;
}

export interface DocumentsOptions {
  readonly db: Database;
  readonly brands: Brands;
  readonly publicUrl: string;
  readonly catalogues: Pick<Catalogues, 'today'>;
  readonly renderer: Pick<Renderer, 'render'>;
}

const VERSION_LENGTH = 16;

export function createDocuments({ db, brands, publicUrl, catalogues, renderer }: DocumentsOptions): Documents {
  /** Revisions by what they are of: what is drawn does not change while a catalogue is in force. */
  const issued = new Map<string, Promise<DocumentRow>>();
  /** Files being drawn, so that concurrent requests wait for the same one. */
  const inTheMaking = new Map<string, Promise<FileRow>>();

  function brandOf(manufacturerLabelId: number): Brand {
    const brand = brands.get(manufacturerLabelId);
    if (brand === undefined) throw new Error(`There is no brand ${manufacturerLabelId}`);
    return brand;
  }

  function revisionOf(product: Product, manufacturerLabelId: number, kind: DrawnKind): Promise<DocumentRow> {
    const language = currentLanguage.get();
    const catalogueVersion = catalogues.today(manufacturerLabelId).version;
    const key = JSON.stringify([manufacturerLabelId, product.model, kind, language, catalogueVersion]);
    return once(issued, key, true, async () => {
      const content = DRAWN_KINDS[kind].draw(product, { brand: sheetBrand(brandOf(manufacturerLabelId)), issue: null });
      const contentHash = createHash('sha256').update(content).digest('base64url');
      const document = { manufacturerLabelId, model: product.model, kind, language, contentHash, catalogueVersion };
      return (await findDocument(db, document)) ?? db.transaction((tx) => addRevision(tx, document));
    });
  }

  async function make(product: Product, document: DocumentRow, kind: DrawnKind, format: DocumentFormat) {
    const brand = brandOf(document.manufacturerLabelId);
    const svg = DRAWN_KINDS[kind].draw(product, { brand: sheetBrand(brand), issue: issueOf(document, publicUrl) });
    // Before the transaction: the embedded store is blocked for others while one waits for the rendering process.
    const content =
      format === 'svg' ? Buffer.from(svg) : await pdfOf(renderer, pdfSheet(product, kind, brand, document, svg));
    return db.transaction(async (tx) => {
      await waitFor(tx, `${document.id} ${format}`);
      const found = await findDocumentFile(tx, document.id, format);
      if (found !== undefined) return found;
      const name = `${product.model}-${DRAWN_KINDS[kind].slug}.${format}`;
      const contentType = CONTENT_TYPES[format];
      const file = await insertWholeFile(tx, {
        uploadKey: `document ${document.id} ${format}`,
        name,
        contentType,
        content,
      });
      await addDocumentFile(tx, document.id, format, file.id);
      return file;
    });
  }

  return {
    async list(product, manufacturerLabelId) {
      const listed = drawnKindsOf(product).map(async (kind) => {
        const document = await revisionOf(product, manufacturerLabelId, kind);
        return DOCUMENT_FORMATS.map((format) => listedDocument(document, kind, format));
      });
      return (await Promise.all(listed)).flat();
    },
    async read(product, manufacturerLabelId, kind, format) {
      if (!drawnKindsOf(product).includes(kind)) return undefined;
      const document = await revisionOf(product, manufacturerLabelId, kind);
      const file =
        (await findDocumentFile(db, document.id, format)) ??
        (await once(inTheMaking, `${document.id} ${format}`, false, () => make(product, document, kind, format)));
      return { file, version: versionOf(document) };
    },
  };
}

/** Documents that the catalogue names and that are drawn here. */
function drawnKindsOf({ documents, dimensions }: Product): DrawnKind[] {
  if (dimensions === null) return [];
  return (Object.keys(DRAWN_KINDS) as DrawnKind[]).filter((kind) => documents.includes(kind));
}

function listedDocument(document: DocumentRow, kind: DrawnKind, format: DocumentFormat): ListedDocument {
  const { model, manufacturerLabelId, language, revision } = document;
  return {
    kind,
    format,
    title: DOCUMENT_MESSAGES.listed({
      name: DOCUMENT_MESSAGES.kind[kind],
      format: format.toUpperCase(),
      revision,
      date: dateOf(document),
    }),
    url: documentAddress(model, `${DRAWN_KINDS[kind].slug}.${format}`, {
      manufacturerLabelId,
      language,
      version: versionOf(document),
    }),
  };
}

function issueOf(document: DocumentRow, publicUrl: string): SheetIssue {
  const { model, manufacturerLabelId, revision, catalogueVersion } = document;
  const pageUrl = publicUrl + productAddress(model, manufacturerLabelId);
  return { revision, catalogueVersion, pageUrl, date: dateOf(document) };
}

function pdfSheet(product: Product, kind: DrawnKind, { settings }: Brand, { language }: DocumentRow, svg: string) {
  const title = DOCUMENT_MESSAGES.title({ kind: DOCUMENT_MESSAGES.kind[kind], model: product.model });
  return { svg, ...DRAWN_KINDS[kind].size, title, author: settings.brandName, language };
}

function sheetBrand({ settings }: Brand): SheetOptions['brand'] {
  const { brandName: name, tagline, copyright, appearance } = settings;
  return { name, tagline, copyright, color: appearance.brandVariants['80'] ?? appearance.keyColor };
}

function versionOf({ contentHash }: DocumentRow): string {
  return contentHash.slice(0, VERSION_LENGTH);
}

function dateOf({ createdOnUtc }: DocumentRow): string {
  return createdOnUtc.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** One run of a task under a key; its result is kept, or forgotten once it is there. A failure is always forgotten. */
function once<T>(running: Map<string, Promise<T>>, key: string, isCached: boolean, task: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known !== undefined) return known;
  const run = task();
  running.set(key, run);
  const forget = () => running.delete(key);
  void run.then(isCached ? () => undefined : forget, forget);
  return run;
}
