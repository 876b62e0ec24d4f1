import { contentTypeOf } from '@specbuilder/shared-contracts/api';
import { fileTypeFromBuffer } from 'file-type/core';

/** Office files from before 2007 share one container. */
const COMPOUND = ['application/x-cfb'];
/** What a large Office file is found to be where its list of parts lies behind the first megabyte. */
const ZIP = 'application/zip';
const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Kinds that are found in the bytes where the name's kind goes by another word. */
const FOUND_AS: Readonly<Record<string, readonly string[]>> = {
  'application/msword': COMPOUND,
  'application/vnd.ms-excel': COMPOUND,
  'application/vnd.ms-powerpoint': COMPOUND,
  'image/heic': HEIC,
};
const TEXT_TYPES: readonly string[] = ['text/plain', 'text/csv', 'image/vnd.dxf'];
const BINARY_DXF = 'AutoCAD Binary DXF';
const UTF_16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * Whether the bytes of a file match the kind in its name. Kinds without a signature (txt, csv, dxf) are text: nothing
 * recognized as another kind, and no NUL byte unless the file starts with a UTF-16 mark.
 *
 * @param start the first part, up to a megabyte
 */
export async function isOfItsKind(name: string, start: Uint8Array): Promise<boolean> {
  const expected = contentTypeOf(name);
  if (expected === undefined) return false;
  // Before the look at the bytes, which takes the mark of UTF-16 for the beginning of music.
  if (TEXT_TYPES.includes(expected) && hasUtf16Mark(start)) return true;
  const found = (await fileTypeFromBuffer(start))?.mime;
  if (TEXT_TYPES.includes(expected)) return found === undefined && (!start.includes(0) || isBinaryDxf(expected, start));
  if (found === undefined) return false;
  if (expected === found || FOUND_AS[expected]?.includes(found)) return true;
  const isOffice = expected.startsWith('application/vnd.openxmlformats');
  // A drawing set that is packed is a zip whatever the first entry makes it look like.
  return (isOffice && found === ZIP) || (expected === ZIP && found.startsWith('application/vnd.openxmlformats'));
}

function hasUtf16Mark(start: Uint8Array): boolean {
  return UTF_16_MARKS.some((mark) => mark.equals(start.subarray(0, 2)));
}

function isBinaryDxf(expected: string, start: Uint8Array): boolean {
  return (
    expected === 'image/vnd.dxf' && Buffer.from(start.subarray(0, BINARY_DXF.length)).toString('latin1') === BINARY_DXF
  );
}
