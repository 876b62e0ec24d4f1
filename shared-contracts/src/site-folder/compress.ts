import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { publishedFiles } from './build-files.ts';

const TEXT = /\.(js|json|html|css|svg)$/;
/** Of zlib: how much of a file it looks at before it writes a block. */
const MEMORY_LEVELS = [5, 6, 7, 8, 9];
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Lays .br and .gz beside every text file, once at publishing instead of at each request. */
export async function compressFolder(folder: string): Promise<void> {
  // One after the other: a server that takes a release in goes on answering.
  for (const file of publishedFiles(folder)) await compressFile(path.join(folder, file));
}

/** The same for one file; what is no text stays as it is. */
export async function compressFile(file: string): Promise<void> {
  if (!TEXT.test(file)) return;
  const content = await readFile(file);
  await writeFile(`${file}.gz`, await smallest(content));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
}

/** How often the code table changes suits one file and not the next: 600 bytes of the largest script. */
async function smallest(content: Buffer): Promise<Buffer> {
  const tries = await Promise.all(MEMORY_LEVELS.map((memLevel) => gzipped(content, { level: 9, memLevel })));
  return tries.reduce((best, next) => (next.length < best.length ? next : best));
}
