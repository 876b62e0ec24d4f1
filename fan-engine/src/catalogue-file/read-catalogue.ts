import type { CatalogueDocument } from '../catalogue/catalogue-document.ts';
import type { FamilyTable } from '../curve/family.ts';
import { type CatalogueFile, catalogueFileSchema } from './catalogue-schema.ts';
import { optionPlaceProblems } from './category-checks.ts';
import { crossFaults } from './cross-checks.ts';
import { curveOfTest, type ReadCurve, type TableWithoutPeak, withPeak } from './curve-of-test.ts';
import type { CurveOfFileEntry } from './curve-schema.ts';
import { type CatalogueFault, type CatalogueNote, documentPlace } from './fault.ts';
import { curveOfRepresentation } from './representation/curve-of-representation.ts';
import type { Cells } from './table-cells.ts';
import { type ReadPoints, readTestPoints } from './test-points.ts';

/** Files that a catalogue names, by the name it has for them; null for one that is not there. */
export interface FilesBeside {
  table(name: string): Promise<Cells | null>;
  document(name: string): Promise<unknown>;
}

export interface ReadCatalogue {
  /** Null while there is any fault: nothing half-read is imported. */
  readonly document: CatalogueDocument | null;
  readonly faults: readonly CatalogueFault[];
  /** What was converted, and what of the files is not used. */
  readonly notes: readonly CatalogueNote[];
}

/**
 * Reads a maker's catalogue with the files it names, and finds every fault of it in one go.
 *
 * @param file what the catalogue itself is called in faults
 * @param brand that lines belong to which name none
 */
export async function readCatalogue(
  file: string,
  content: unknown,
  brand: number,
  beside: FilesBeside,
): Promise<ReadCatalogue> {
  const read = catalogueFileSchema.safeParse(content);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      file,
      row: null,
      cell: documentPlace(path),
      message,
    }));
    return { document: null, faults, notes: [] };
  }
  const curves = await curvesOf(file, read.data.curves, beside);
  const { notes } = curves;
  if (curves.faults.length > 0) return { document: null, faults: curves.faults, notes };
  const document = documentOf(read.data, curves.tables, brand);
  const misplaced = optionPlaceProblems(document).map(([cell, message]) => ({ file, row: null, cell, message }));
  const faults = [...crossFaults(file, document), ...misplaced];
  return { document: faults.length > 0 ? null : document, faults, notes };
}

/**
 * Checks a catalogue as the product keeps it, without files beside it; the server does so with each when it starts.
 *
 * @throws Error with the first fault
 */
export function checkedDocument(file: string, content: unknown): CatalogueDocument {
  const read = catalogueFileSchema.safeParse(content);
  const issue = read.error?.issues[0];
  if (issue !== undefined || read.data === undefined) {
    throw new Error(`${file}, ${documentPlace(issue?.path ?? [])}: ${issue?.message ?? ''}`);
  }
  const document = content as CatalogueDocument;
  const [fault] = crossFaults(file, document);
  if (fault !== undefined) throw new Error(`${file}, ${fault.cell}: ${fault.message}`);
  return document;
}

function documentOf(
  { $schema: _schema, ...file }: CatalogueFile,
  curves: Readonly<Record<string, FamilyTable>>,
  brand: number,
): CatalogueDocument {
  const sold = <T extends { brands?: number[] | undefined }>(line: T) => ({ ...line, brands: line.brands ?? [brand] });
  // The schema holds what the types say but for the names of brands and rules, which it checks as text.
  return { ...file, curves, lines: file.lines.map(sold), hvlsLines: file.hvlsLines.map(sold) } as CatalogueDocument;
}

async function curvesOf(file: string, entries: CatalogueFile['curves'], beside: FilesBeside) {
  const tables: Record<string, FamilyTable> = {};
  const faults: CatalogueFault[] = [];
  const notes: CatalogueNote[] = [];
  for (const [key, entry] of Object.entries(entries)) {
    const read: CurveWithNotes =
      'phi' in entry
        ? { table: withPeak(entry as TableWithoutPeak), faults: [], notes: [] }
        : await curveOf(file, key, entry, beside);
    if (read.table !== null) tables[key] = read.table;
    faults.push(...read.faults);
    notes.push(...read.notes);
  }
  return { tables, faults, notes };
}

interface CurveWithNotes extends ReadCurve {
  readonly notes: readonly CatalogueNote[];
}

async function curveOf(
  file: string,
  key: string,
  entry: CurveOfFileEntry,
  beside: FilesBeside,
): Promise<CurveWithNotes> {
  const { testPoints, representation } = entry;
  const rejected = (message: string): CurveWithNotes => ({
    table: null,
    faults: [{ file, row: null, cell: `curves.${key}`, message }],
    notes: [],
  });
  if (testPoints !== undefined) {
    const cells = await beside.table(testPoints);
    if (cells === null) return rejected(`there is no file ${testPoints}`);
    return ofPoints(testPoints, readTestPoints(testPoints, cells), entry);
  }
  if (representation === undefined)
    return rejected('it has neither phi, psi and lambda nor test points nor a representation');
  const content = await beside.document(representation);
  if (content === null) return rejected(`there is no file ${representation}`);
  return curveOfRepresentation(representation, content, entry);
}

function ofPoints(file: string, { points, faults, notes }: ReadPoints, entry: CurveOfFileEntry): CurveWithNotes {
  return { ...(faults.length > 0 ? { table: null, faults } : curveOfTest(file, points, entry)), notes };
}
