/** Longest that every file system takes together with an ending. */
const MAX_CHARACTERS = 120;

/** A name that Windows, macOS and archives take: letters of any script stay, everything they keep for themselves goes. */
export function fileName(text: string, extension: string): string {
  return `${fileStem(text)}.${extension}`;
}

export function fileStem(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_CHARACTERS)
    .replace(/^[ .]+|[ .]+$/g, '');
  return clean === '' ? 'document' : clean;
}

/** The same in letters that every archive holds. */
export function asciiStem(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}+/gu, '');
  return fileStem(plain.replace(/[^\x20-\x7e]+/g, '_'));
}
