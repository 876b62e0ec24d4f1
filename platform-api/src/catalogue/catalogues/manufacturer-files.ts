import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FileError, sheetsOfFile } from '@specbuilder/duty-reader/files';
import {
  type Cells,
  type FilesBeside,
  type ReadCatalogue,
  readCatalogue,
} from '@specbuilder/fan-engine/catalogue-file';
import { CatalogueError } from './catalogue-error.ts';

/**
 * Reads the catalogue of a maker with the tables and representations beside it.
 *
 * @param brand manufacturer label id of lines that name none
 * @throws CatalogueError when the file cannot be read or is no JSON
 */
export async function readManufacturersCatalogue(file: string, brand: number): Promise<ReadCatalogue> {
  const content = await jsonOf(file);
  if (content === null) throw new CatalogueError(`There is no file ${file}.`);
  return readCatalogue(path.basename(file), content, brand, beside(path.dirname(path.resolve(file))));
}

function beside(folder: string): FilesBeside {
  return {
    table: async (name) => {
      const file = within(folder, name);
      return file === null ? null : tableOf(file);
    },
    document: async (name) => {
      const file = within(folder, name);
      return file === null ? null : jsonOf(file);
    },
  };
}

/** A catalogue names files of its own folder, never others of the machine. */
function within(folder: string, name: string): string | null {
  const file = path.resolve(folder, name);
  return file.startsWith(folder + path.sep) ? file : null;
}

async function jsonOf(file: string): Promise<unknown> {
  const content = await bytesOf(file);
  if (content === null) return null;
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new CatalogueError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** The first sheet of a workbook, or the cells of a text with any separator. */
async function tableOf(file: string): Promise<Cells | null> {
  const content = await bytesOf(file);
  if (content === null) return null;
  try {
    const [sheet] = await sheetsOfFile(content);
    return sheet?.cells ?? [];
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CatalogueError(`${file} is no CSV or XLSX with a table: ${error.problem}`);
  }
}

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CatalogueError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
