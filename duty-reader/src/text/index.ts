export { literalsOf, literalsOfPattern, mayMatch } from './literals.ts';
export { matchesOf } from './matches.ts';
export { remembered } from './remembered.ts';

const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const UTF_16_LE = new TextDecoder('utf-16le');
const UTF_16_BE = new TextDecoder('utf-16be');
type Decoder = InstanceType<typeof TextDecoder>;

/** Characters 80 to 9F of Windows-1252; the others are those of Unicode. Some runtimes leave these out. */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Bytes at the start of a file that the encoding is guessed from. */
const SAMPLE_LENGTH = 4096;
/** Share of the zeros of Latin text in two bytes per character; other texts have next to none. */
const MIN_ZEROS = 0.3;

/** Text of a file as programs write it: UTF-8, UTF-16 with and without its mark, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  return withoutMarks(decoderOf(bytes)?.decode(bytes) ?? utf8Or1252(bytes));
}

function utf8Or1252(bytes: Uint8Array): string {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return fromWindows1252(bytes);
  }
}

function fromWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(FROM_80[byte - 0x80] ?? String.fromCharCode(byte));
  return parts.join('');
}

/** The decoder of two bytes per character that a file needs; undefined where it has one. */
function decoderOf(bytes: Uint8Array): Decoder | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return UTF_16_LE;
  if (first === 0xfe && second === 0xff) return UTF_16_BE;
  const sample = bytes.subarray(0, SAMPLE_LENGTH);
  const [even, odd] = [zerosAt(sample, 0), zerosAt(sample, 1)];
  const minZeros = (sample.length / 2) * MIN_ZEROS;
  if (sample.length < 2 || Math.max(even, odd) < minZeros) return undefined;
  if (odd > even) return UTF_16_LE;
  return even > odd ? UTF_16_BE : undefined;
}

function zerosAt(bytes: Uint8Array, from: number): number {
  let zeros = 0;
  for (let index = from; index < bytes.length; index += 2) if (bytes[index] === 0) zeros += 1;
  return zeros;
}

/** Marks of byte order and empty characters say nothing. */
function withoutMarks(text: string): string {
  return text.replaceAll('\u0000', '').replaceAll('\uFEFF', '');
}
