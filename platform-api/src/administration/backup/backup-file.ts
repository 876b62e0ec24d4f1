import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { type BackupHeader, type BackupLine, FORMAT_VERSION, headerSchema, lineSchema } from './format.ts';

/** Fast: while it compresses, the one backend of the embedded store waits. */
const COMPRESSION_LEVEL = 1;

/**
 * Writes lines as a new file, which has its name only once it is whole. It holds password hashes and signing keys, so
 * only its owner may read it.
 *
 * @throws BackupError when there is such a file, or it cannot be written
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<BackupHeader | BackupLine>): Promise<void> {
  if (existsSync(file)) throw new BackupError(`There is a file ${file} already; name another one.`);
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(
      Readable.from(texts(lines)),
      createGzip({ level: COMPRESSION_LEVEL }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!isOfFileSystem(error)) throw error;
    throw new BackupError(`${file} cannot be written: ${error.message}.`, { cause: error });
  }
}

async function* texts(lines: AsyncIterable<BackupHeader | BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/**
 * Reads a file from its head to its end, and hands its lines over as they come.
 *
 * @throws BackupError when it is no backup, of a newer release, damaged or cut off
 */
export async function readBackupFile<T>(
  file: string,
  read: (header: BackupHeader, lines: AsyncGenerator<BackupLine>) => Promise<T>,
): Promise<T> {
  await checkWhole(file);
  const source = createReadStream(file);
  try {
    const lines = linesOf(source.pipe(createGunzip()));
    const { value } = await lines.next();
    return await read(headerOf(value, file), contentOf(lines, file));
  } finally {
    source.destroy();
  }
}

/** The gzip checksum is at the end of the file: the data before it cannot be trusted until it is read. */
async function checkWhole(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(file), createGunzip(), nowhere);
  } catch (error) {
    throw explained(error, file);
  }
}

/** What follows the last line break is no line: something is missing behind it. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  for await (const chunk of source) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    pieces.push(first);
    for (const other of others) {
      yield pieces.join('');
      pieces = [other];
    }
  }
  return undefined;
}

function headerOf(line: string | undefined, file: string): BackupHeader {
  const { data } = headerSchema.safeParse(line === undefined ? null : jsonOf(line));
  if (data === undefined) throw new BackupError(`${file} is no backup of SpecBuilder.`);
  if (data.formatVersion > FORMAT_VERSION) throw ofNewerRelease(file, data);
  return data;
}

export function ofNewerRelease(file: string, { product }: BackupHeader): BackupError {
  return new BackupError(`${file} was written by SpecBuilder ${product}, a newer release; restore it with that one.`);
}

async function* contentOf(lines: AsyncGenerator<string>, file: string): AsyncGenerator<BackupLine> {
  let isWhole = false;
  for await (const text of lines) {
    const { data } = lineSchema.safeParse(jsonOf(text));
    if (data === undefined || isWhole) throw damaged(file);
    isWhole = 'end' in data;
    yield data;
  }
  if (!isWhole) throw cutOff(file);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const damaged = (file: string) => new BackupError(`${file} is damaged; nothing of it was restored.`);
const cutOff = (file: string) => new BackupError(`${file} is cut off; nothing of it was restored.`);

function explained(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const { code } = error;
  if (code === 'Z_BUF_ERROR') return cutOff(file);
  if (typeof code === 'string' && code.startsWith('Z_')) return damaged(file);
  return isOfFileSystem(error) ? new BackupError(`${file} cannot be read: ${error.message}.`, { cause: error }) : error;
}

function isOfFileSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
