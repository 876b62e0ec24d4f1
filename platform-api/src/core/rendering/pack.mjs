// @ts-check
// A part of the rendering process, which runs without compilation.
/** Already compressed by their own format. */
const PACKED = /\.(pdf|docx|zip|png)$/;

/** @param {import('./jobs.ts').ArchiveJob} job */
export async function pack({ kind, files, time }) {
  if (kind === 'tar') return tarOf(files, time);
  const { zipSync } = await import('fflate');
  const mtime = new Date(time);
  /** @type {import('fflate').Zippable} */
  const entries = {};
  for (const { name, content } of files) entries[name] = [content, { level: PACKED.test(name) ? 0 : 6, mtime }];
  return zipSync(entries);
}

const BLOCK = 512;

/**
 * An archive in the ustar format of POSIX.1-1988: a header of 512 bytes before each file, content filled up to 512, two
 * empty blocks at the end. Names here are short and of one folder, so nothing of its extensions is needed.
 *
 * @param {readonly import('./jobs.ts').PackedFile[]} files
 * @param {number} time
 */
function tarOf(files, time) {
  const parts = files.flatMap(({ name, content }) => [
    tarHeader(name, content.length, time),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/**
 * @param {string} name
 * @param {number} size
 * @param {number} time
 */
function tarHeader(name, size, time) {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`);
  /** @param {number} value @param {number} length */
  const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(time / 1000), 12), 136);
  // Counted as eight spaces while it is worked out.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
