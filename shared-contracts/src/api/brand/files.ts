import * as z from 'zod/mini';
import { owner, signedIn } from '../core/access.ts';
import type { EndpointMeta } from '../core/endpoint.ts';
import { text, uuid } from '../core/fields.ts';

/**
 * Files in parts at one address, by the protocol of flow.js. Bodies are multipart, so this is separate from the
 * contract's endpoints: POST sends a part, GET queries for one. Both return `partResponse` with 200; GET returns 204 for
 * a part that is still missing.
 */
export const FILES_PATH = '/api/fs/files';

export const FILE_LIMITS = {
  partBytes: 1_048_576,
  maxFileBytes: 52_428_800,
  maxFileNameLength: 200,
  /** Files that one request may carry. */
  maxFiles: 10,
} as const;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  zip: 'application/zip',
  csv: 'text/csv',
  txt: 'text/plain',
};

/** Accepted kinds of files, as a file chooser wants them. */
export const ACCEPTED_FILES = Object.keys(CONTENT_TYPES)
  .map((extension) => `.${extension}`)
  .join(',');

/** Media type by the name's ending; undefined when such files are not accepted. What a browser says is not trusted. */
export function contentTypeOf(fileName: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension] : undefined;
}

/** How many parts a file has, each of `FILE_LIMITS.partBytes` but the last. */
export function partCountOf(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / FILE_LIMITS.partBytes));
}

export const storedFile = z.object({ fileId: uuid, name: text, size: z.number(), contentType: text });
export type StoredFile = z.infer<typeof storedFile>;

/** The stored file once every part is there, null before. */
export const partResponse = z.nullable(storedFile);

const upload = { access: signedIn(), rate: 'upload', userAction: null, overlay: false } as const;

/** What the addresses of files declare, as every endpoint does. */
export const FILE_ENDPOINTS = {
  sendPart: upload,
  lookUpPart: upload,
  read: {
    access: owner('file', ({ fileId }: { readonly fileId: string }) => fileId),
    rate: 'read',
    userAction: null,
    overlay: false,
  },
} as const satisfies Readonly<Record<string, EndpointMeta>>;
