import { DeliverableFormat } from '../enumerations.ts';

/** A file format that documents are generated in. */
export interface FileFormat {
  readonly name: keyof typeof DeliverableFormat;
  readonly number: DeliverableFormat;
  readonly extension: string;
  readonly mediaType: string;
  /** Whether the user chooses how its pages lie; drawings, archives and lists have no such pages. */
  readonly hasOrientation: boolean;
}

function defineFormat<
  const F extends Omit<FileFormat, 'number' | 'hasOrientation'> & { readonly hasOrientation?: true },
>(format: F) {
  const { name, extension, mediaType, hasOrientation = false } = format;
  return { name: name as F['name'], number: DeliverableFormat[name], extension, mediaType, hasOrientation };
}

export const PDF = defineFormat({
  name: 'PDF',
  extension: 'pdf',
  mediaType: 'application/pdf',
  hasOrientation: true,
});
/** Previews are HTML; it is not offered as a download. */
export const HTML = defineFormat({ name: 'HTML', extension: 'html', mediaType: 'text/html; charset=utf-8' });
export const CSV = defineFormat({ name: 'CSV', extension: 'csv', mediaType: 'text/csv; charset=utf-8' });
export const DWG = defineFormat({ name: 'DWG', extension: 'dwg', mediaType: 'image/vnd.dwg' });
/** The specification calls it DOC; the file is a DOCX, which Word opens today. */
export const DOC = defineFormat({
  name: 'DOC',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});
export const XLSX = defineFormat({
  name: 'XLSX',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
export const DXF = defineFormat({ name: 'DXF', extension: 'dxf', mediaType: 'image/vnd.dxf' });
export const ZIP = defineFormat({ name: 'ZIP', extension: 'zip', mediaType: 'application/zip' });
export const TAR = defineFormat({ name: 'TAR', extension: 'tar', mediaType: 'application/x-tar' });
