import { createHash } from 'node:crypto';
import { type CatalogueDocument, DEMO_DOCUMENT } from '@specbuilder/fan-engine';
import { contentText } from '@specbuilder/fan-engine/catalogue-file';
import type { Database, Queryable } from '../../core/index.ts';
import { CatalogueError } from './catalogue-error.ts';
import {
  type ActivationRow,
  findCatalogue,
  findCatalogueById,
  insertActivation,
  insertCatalogue,
  listActivations,
  lockBrand,
} from './store.ts';

/** The catalogue that the product brings along, by its version. */
export const DELIVERED_VERSION = DEMO_DOCUMENT.version;

/**
 * Keeps a catalogue for a brand; nothing is sold from it yet. The same file again changes nothing.
 *
 * @throws CatalogueError when the version was used for other content: stored results name it
 */
export async function importCatalogue(
  db: Database,
  manufacturerLabelId: number,
  document: CatalogueDocument,
  importedBy: string,
): Promise<'imported' | 'known'> {
  const { version, priceBookVersion } = document;
  if (version === DELIVERED_VERSION) {
    throw new CatalogueError(
      `Version ${version} is that of the catalogue that SpecBuilder brings along; choose another.`,
    );
  }
  const contentHash = hashOf(document);
  return db.transaction(async (tx) => {
    await lockBrand(tx, manufacturerLabelId);
    const known = await findCatalogue(tx, manufacturerLabelId, version);
    if (known?.contentHash === contentHash) return 'known';
    if (known !== undefined) {
      throw new CatalogueError(
        `Version ${version} was imported before with other content; give the file a new version.`,
      );
    }
    await insertCatalogue(tx, { manufacturerLabelId, version, priceBookVersion, document, contentHash, importedBy });
    return 'imported';
  });
}

/**
 * Sells from a version that was imported, or from the one the product brings along.
 *
 * @throws CatalogueError when the version was not imported
 */
export async function activateCatalogue(
  db: Database,
  manufacturerLabelId: number,
  version: string,
  doneBy: string,
): Promise<'activated' | 'active already'> {
  return db.transaction(async (tx) => {
    await lockBrand(tx, manufacturerLabelId);
    const row = version === DELIVERED_VERSION ? null : await findCatalogue(tx, manufacturerLabelId, version);
    if (row === undefined) throw new CatalogueError(`There is no version ${version} of this brand; import it first.`);
    const catalogueId = row?.id ?? null;
    const history = await listActivations(tx, manufacturerLabelId);
    if ((history[0]?.catalogueId ?? null) === catalogueId) return 'active already';
    await insertActivation(tx, { manufacturerLabelId, catalogueId, action: 'activate', doneBy });
    return 'activated';
  });
}

/**
 * Goes back to what the brand sold from before; a second time goes back further.
 *
 * @returns the version that counts now
 * @throws CatalogueError when there is nothing to go back to
 */
export async function rollBackCatalogue(db: Database, manufacturerLabelId: number, doneBy: string): Promise<string> {
  return db.transaction(async (tx) => {
    await lockBrand(tx, manufacturerLabelId);
    const stack = stackOf(await listActivations(tx, manufacturerLabelId));
    if (stack.length === 0) throw new CatalogueError('This brand sells from the catalogue it began with.');
    const catalogueId = stack.at(-2) ?? null;
    await insertActivation(tx, { manufacturerLabelId, catalogueId, action: 'rollback', doneBy });
    return versionOf(tx, catalogueId);
  });
}

/** What the brand sells from today, as data: lines of other brands are left out. */
export async function activeDocument(db: Queryable, manufacturerLabelId: number): Promise<CatalogueDocument> {
  const [newest] = await listActivations(db, manufacturerLabelId);
  const row = newest?.catalogueId ? await findCatalogueById(db, newest.catalogueId) : undefined;
  const document = row?.document ?? DEMO_DOCUMENT;
  const isSold = ({ brands }: { readonly brands: readonly number[] }) => brands.includes(manufacturerLabelId);
  return { ...document, lines: document.lines.filter(isSold), hvlsLines: document.hvlsLines.filter(isSold) };
}

async function versionOf(db: Queryable, catalogueId: string | null): Promise<string> {
  const row = catalogueId === null ? undefined : await findCatalogueById(db, catalogueId);
  return row?.version ?? DELIVERED_VERSION;
}

/** What was activated and not gone back from, oldest first. */
function stackOf(newestFirst: readonly ActivationRow[]): (string | null)[] {
  const stack: (string | null)[] = [];
  for (const { action, catalogueId } of [...newestFirst].reverse()) {
    if (action === 'activate') stack.push(catalogueId);
    else stack.pop();
  }
  return stack;
}

function hashOf(document: CatalogueDocument): string {
  return createHash('sha256').update(contentText(document)).digest('hex');
}
