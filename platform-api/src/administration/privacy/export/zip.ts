import { strToU8, Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

const LEVEL = 6;

/** Packs files one piece at a time and hands each on, so that memory holds none of them. */
export async function writeZip(
  files: readonly ZippedFile[],
  now: Date,
  write: (content: Uint8Array) => Promise<void>,
): Promise<void> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((problem, chunk) => {
    if (problem !== null) throw problem;
    packed.push(chunk);
  });
  const handOn = async () => {
    const chunks = packed;
    packed = [];
    for (const chunk of chunks) await write(chunk);
  };
  for (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: LEVEL });
    entry.mtime = now;
    zip.add(entry);
    for await (const piece of text) {
      entry.push(strToU8(piece));
      await handOn();
    }
    entry.push(new Uint8Array(), true);
    await handOn();
  }
  zip.end();
  await handOn();
}
