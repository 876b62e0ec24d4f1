import { FILE_LIMITS, type StoredFile } from '@specbuilder/shared-contracts/api';
import { type Database, FILE_MESSAGES, HttpError, invalid, notFound, type UnitOfWork } from '../../core/index.ts';
import { isOfItsKind } from './file-kind.ts';
import type { FilePart } from './part.ts';
import {
  addPart,
  completeUpload,
  type FileRow,
  findFile,
  findUpload,
  hasPart,
  lockFinishedFiles,
  lockUpload,
  waitingBytes,
} from './store.ts';

/** As much as one full request may carry. */
const MAX_WAITING_BYTES = FILE_LIMITS.maxFiles * FILE_LIMITS.maxFileBytes;

/**
 * Stores a part of a user's file; the same part may be sent again. The file is complete with its last missing part.
 *
 * @throws HttpError 'invalid' when the bytes do not match the kind in the name; 'conflict' when the upload key names
 *   another file, or the user has too many unused bytes
 */
export async function storePart(
  db: Database,
  userId: string,
  part: FilePart,
  content: Buffer,
): Promise<StoredFile | null> {
  if (content.length !== part.partBytes) throw invalid('file', FILE_MESSAGES.badPart);
  if (part.partNumber === 1 && !(await isOfItsKind(part.name, content))) throw invalid('file', FILE_MESSAGES.otherKind);
  const { uploadKey, name, contentType, sizeBytes, partCount } = part;
  return db.transaction(async (tx) => {
    const file = await lockUpload(tx, { userId, uploadKey, name, contentType, sizeBytes, partCount });
    if (file.name !== name || file.sizeBytes !== sizeBytes || file.partCount !== partCount) {
      throw new HttpError('conflict', FILE_MESSAGES.otherFile);
    }
    if (file.completedOnUtc !== null) return storedFileOf(file);
    if ((await waitingBytes(tx, userId)) > MAX_WAITING_BYTES)
      throw new HttpError('conflict', FILE_MESSAGES.tooManyWaiting);
    if ((await addPart(tx, file.id, part.partNumber, content)) < partCount) return null;
    await completeUpload(tx, file.id);
    return storedFileOf(file);
  });
}

/** Whether a part is there, so need not be sent again; with the whole file once nothing is missing. */
export async function lookUpPart(
  db: Database,
  userId: string,
  part: FilePart,
): Promise<{ readonly isThere: boolean; readonly file: StoredFile | null }> {
  const file = await findUpload(db, userId, part.uploadKey);
  if (file === undefined) return { isThere: false, file: null };
  if (file.completedOnUtc !== null) return { isThere: true, file: storedFileOf(file) };
  return { isThere: await hasPart(db, file.id, part.partNumber), file: null };
}

/** @throws HttpError 'not-found' when there is no such file or parts of it are missing */
export async function finishedFile(db: Database, fileId: string): Promise<FileRow> {
  const file = await findFile(db, fileId);
  if (file === undefined || file.completedOnUtc === null) throw notFound('file');
  return file;
}

/**
 * The files of a request, locked until it is written.
 *
 * @throws HttpError 'invalid' when one of them is not finished
 */
export async function finishedFiles({ tx }: UnitOfWork, fileIds: readonly string[]): Promise<FileRow[]> {
  const preferred = [...new Set(fileIds)];
  if (preferred.length === 0) return [];
  const files = await lockFinishedFiles(tx, preferred);
  if (files.length < preferred.length) throw invalid('fileIds', FILE_MESSAGES.noSuchFile);
  return files;
}

/** A file as callers see it. */
export function storedFileOf({ id: fileId, name, sizeBytes: size, contentType }: FileRow): StoredFile {
  return { fileId, name, size, contentType };
}
