import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { CatalogueDocument } from '@specbuilder/fan-engine';
import { readBrands } from '../../brand/index.ts';
import type { Database } from '../../core/index.ts';
import { CatalogueError } from './catalogue-error.ts';
import { readManufacturersCatalogue } from './manufacturer-files.ts';
import { changeReport, faultReport } from './report.ts';
import { activateCatalogue, activeDocument, DELIVERED_VERSION, importCatalogue, rollBackCatalogue } from './shelf.ts';
import { listActivations, listCatalogues } from './store.ts';

const USAGE = `npm run catalogue -- <command> [--brand <manufacturer label id>]
  check <file>                 finds every fault of a catalogue and says what it would change
  import <file>                checks it and keeps it; nothing is sold from it yet
  activate <file or version>   sells from it, within two seconds and without a restart
  rollback                     sells from what was active before
  list                         what was imported, and what was active when`;

/** The result of the command: its output, and whether it succeeded. */
export interface Outcome {
  readonly text: string;
  readonly isDone: boolean;
}

const done = (text: string): Outcome => ({ text, isDone: true });

/**
 * Runs one catalogue command on an open store.
 *
 * @param args the arguments after the script's name
 * @throws CatalogueError with the reason for the failure
 */
export async function runCatalogueCommand(db: Database, args: readonly string[]): Promise<Outcome> {
  const { command, subject, brand } = await readArguments(db, args);
  const by = userInfo().username;
  switch (command) {
    case 'check': {
      const { document, text } = await checked(db, needed(subject), brand);
      return { text, isDone: document !== null };
    }
    case 'import': {
      const { document, text } = await checked(db, needed(subject), brand);
      if (document === null) return { text: `${text}\nNothing was imported.`, isDone: false };
      const result = await importCatalogue(db, brand, document, by);
      return done(
        `${text}\n${result === 'known' ? 'It was imported before.' : 'Imported. Activate it to sell from it.'}`,
      );
    }
    case 'activate': {
      const version = await versionOf(needed(subject), brand);
      const result = await activateCatalogue(db, brand, version, by);
      return done(result === 'activated' ? `Version ${version} is active.` : `Version ${version} was active already.`);
    }
    case 'rollback':
      return done(`Version ${await rollBackCatalogue(db, brand, by)} is active.`);
    case 'list':
      return done(await listing(db, brand));
    default:
      throw new CatalogueError(USAGE);
  }
}

async function readArguments(db: Database, args: readonly string[]) {
  const { positionals, values } = parsed(args);
  const [command, subject] = positionals;
  const brand = Number(values.brand);
  if (!(await readBrands(db)).has(brand)) throw new CatalogueError(`There is no brand ${values.brand}.`);
  return { command, subject, brand };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { brand: { type: 'string', default: '1' } },
    });
  } catch (error) {
    throw new CatalogueError(`${(error as Error).message}\n${USAGE}`);
  }
}

function needed(subject: string | undefined): string {
  if (subject === undefined) throw new CatalogueError(USAGE);
  return subject;
}

async function checked(db: Database, file: string, brand: number) {
  const { document, faults, notes } = await readManufacturersCatalogue(file, brand);
  if (document === null) return { document: null, text: faultReport(faults) };
  return { document, text: changeReport(await activeDocument(db, brand), document, notes) };
}

/** A file represents the version it names. */
async function versionOf(subject: string, brand: number): Promise<string> {
  if (!subject.endsWith('.json')) return subject;
  const { document, faults } = await readManufacturersCatalogue(subject, brand);
  if (document === null) throw new CatalogueError(faultReport(faults));
  return (document satisfies CatalogueDocument).version;
}

async function listing(db: Database, brand: number): Promise<string> {
  const [imported, history] = [await listCatalogues(db, brand), await listActivations(db, brand)];
  const versions = new Map(imported.map(({ id, version }) => [id, version]));
  const nameOf = (id: string | null) => (id === null ? DELIVERED_VERSION : (versions.get(id) ?? id));
  return [
    `Active: ${nameOf(history[0]?.catalogueId ?? null)}`,
    ...imported.map((item) => `  imported ${item.createdOnUtc.toISOString()} ${item.version} by ${item.importedBy}`),
    ...history.map(
      (item) => `  ${item.action} ${item.createdOnUtc.toISOString()} ${nameOf(item.catalogueId)} by ${item.doneBy}`,
    ),
  ].join('\n');
}
