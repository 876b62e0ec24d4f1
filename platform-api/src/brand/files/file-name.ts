import { FILE_LIMITS } from '@specbuilder/shared-contracts/api';

/** Control and direction characters, which make a name read as another one, and what file systems keep for themselves. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069<>:"|?*]/g;

/** Lets a browser save what it gets under a cleaned name; letters beyond ASCII travel in the second form (RFC 6266). */
export function savedAs(cleanName: string): string {
  const ascii = cleanName.replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(cleanName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A file name that is safe in a mail and to be saved by its reader: no folders, not hidden, limited length. */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last.replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const point = name.lastIndexOf('.');
  const stem = (point < 0 ? name : name.slice(0, point)).trim() || 'file';
  const extension = point < 0 ? '' : name.slice(point);
  return `${[...stem].slice(0, FILE_LIMITS.maxFileNameLength - extension.length).join('')}${extension}`;
}
