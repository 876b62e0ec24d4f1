import { FILE_LIMITS, type StoredFile, uuid } from '@specbuilder/shared-contracts/api';
import { type Caller, isAdmin } from '../identity/caller.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import type { FilePart } from './part.ts';
import {
  addPart,
  completeUpload,
  type FileRow,
  findMailedFile,
  findOwnFile,
  findUpload,
  hasPart,
  holdFiles,
  takeUpload,
  waitingBytes,
} from './store.ts';
import { FILE_TEXTS } from './texts.ts';

const isUuid = (text: string): boolean => uuid.safeParse(text).success;

/** As much as one full request may carry. */
const MAX_WAITING_BYTES = FILE_LIMITS.maxFiles * FILE_LIMITS.maxFileBytes;

/**
 * Keeps a part of a user's file; the same part may come again. With the last missing one the file is there.
 *
 * @throws Refusal 'conflict' when the upload key names another file, or too much of the user's waits to be used
 */
export async function keepPart(
  db: Database,
  userId: string,
  part: FilePart,
  content: Buffer,
): Promise<StoredFile | null> {
  if (content.length !== part.partBytes) throw invalid('file', FILE_TEXTS.badPart);
  const { uploadKey, name, contentType, sizeBytes, partCount } = part;
  return db.transaction(async (tx) => {
    const file = await takeUpload(tx, { userId, uploadKey, name, contentType, sizeBytes, partCount });
    if (file.name !== name || file.sizeBytes !== sizeBytes || file.partCount !== partCount) {
      throw new Refusal('conflict', FILE_TEXTS.otherFile);
    }
    if (file.completedOnUtc !== null) return storedFileOf(file);
    if ((await waitingBytes(tx, userId)) > MAX_WAITING_BYTES) throw new Refusal('conflict', FILE_TEXTS.tooManyWaiting);
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

/**
 * A user's own file, or for an administrator one that belongs to a mail of the brand: nobody else at the company could
 * open what users send. Any other is not found rather than forbidden, so that ids tell nothing.
 *
 * @throws Refusal 'not-found' when there is no such file for the caller or parts of it are missing
 */
export async function readableFile(db: Database, caller: Caller, brand: number, fileId: string): Promise<FileRow> {
  if (!isUuid(fileId)) throw notFound('File');
  const own = await findOwnFile(db, caller.userId, fileId);
  const file = own ?? (isAdmin(caller) ? await findMailedFile(db, brand, fileId) : undefined);
  if (file === undefined) throw notFound('File');
  return file;
}

/**
 * The files a request carries, held until it is written.
 *
 * @param userId null for a guest, who has no files
 * @throws Refusal 'invalid' when one of them is not a finished file of the user's own
 */
export async function ownFiles(
  { tx }: UnitOfWork,
  userId: string | null,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return [];
  const files = userId === null ? [] : await holdFiles(tx, userId, wanted);
  if (files.length < wanted.length) throw invalid('fileIds', FILE_TEXTS.noSuchFile);
  return files;
}

/** A file as callers see it. */
export function storedFileOf({ id: fileId, name, sizeBytes: size, contentType }: FileRow): StoredFile {
  return { fileId, name, size, contentType };
}
