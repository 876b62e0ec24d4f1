// @ts-check
// A part of the rendering process, which runs without compilation.
import { inflateSync } from 'node:zlib';

/** Of WOFF 1.0 (W3C) and of the fonts in it, bytes. */
const [WOFF_HEAD, WOFF_ENTRY, FONT_HEAD, FONT_ENTRY] = [44, 20, 12, 16];

/**
 * A font out of its WOFF: fontkit would unpack all characters again for each one it reads.
 *
 * @param {Buffer} woff
 * @returns {Buffer}
 */
export function unpackedFont(woff) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(FONT_HEAD + count * FONT_ENTRY);
  const power = Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  for (const [place, value] of [count, 2 ** power * FONT_ENTRY, power, (count - 2 ** power) * FONT_ENTRY].entries()) {
    head.writeUInt16BE(value, 4 + place * 2);
  }
  /** @type {Uint8Array[]} */
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const table = tableAt(woff, WOFF_HEAD + index * WOFF_ENTRY);
    const entry = FONT_HEAD + index * FONT_ENTRY;
    head.write(table.tag, entry, 'latin1');
    for (const [place, value] of [table.checksum, offset, table.content.length].entries()) {
      head.writeUInt32BE(value, entry + 4 + place * 4);
    }
    // Each begins at a multiple of four.
    const padding = Buffer.alloc((4 - (table.content.length % 4)) % 4);
    parts.push(table.content, padding);
    offset += table.content.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** @param {Buffer} woff @param {number} entry */
function tableAt(woff, entry) {
  const tag = woff.toString('latin1', entry, entry + 4);
  const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at));
  const stored = woff.subarray(offset, offset + packed);
  return { tag, checksum, content: packed < length ? inflateSync(stored) : stored };
}
