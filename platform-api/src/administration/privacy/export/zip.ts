import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

const LEVEL = 6;

/** Packs files one piece at a time, so that memory holds only what is already packed. */
export async function zipOf(files: readonly ZippedFile[], now: Date): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem !== null) throw problem;
    chunks.push(new Uint8Array(chunk));
  });
  for (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: LEVEL });
    entry.mtime = now;
    zip.add(entry);
    for await (const piece of text) entry.push(strToU8(piece));
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}
