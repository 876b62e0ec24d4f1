import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Cells,
  type FilesBeside,
  type ReadCatalogue,
  readCatalogue,
} from '@specbuilder/fan-engine/catalogue-file';
import { csvParseRows } from 'd3-dsv';
import { readSheet } from 'read-excel-file/node';
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

async function tableOf(file: string): Promise<Cells | null> {
  const content = await bytesOf(file);
  if (content === null) return null;
  if (path.extname(file).toLowerCase() !== '.xlsx')
    return csvParseRows(content.toString('utf8').replace(/^\uFEFF/, ''));
  const rows = await readSheet(content).catch((error: Error) => {
    throw new CatalogueError(`${file} is no XLSX: ${error.message}`);
  });
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' || cell === null ? cell : String(cell))));
}

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new CatalogueError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
