import { MAX_PROJECT_FILE_BYTES } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';

/** What a file holds, before the server has read it. */
export type FileDocument = Record<string, unknown>;

/** What is wrong with a file, in words. */
export interface FileProblem {
  readonly title: string;
  /** Each with the path that it is about. */
  readonly details: readonly string[];
}

/** A file that is not sent to the server at all. */
class UnusableFile extends Error {}

const MEGABYTE = 1024 * 1024;
/** The frame around the document in a call. */
const CALL_BYTES = 1024;

/** @throws Error with words for the person at the screen when the file holds no JSON object, or too much */
export async function documentIn(file: File): Promise<FileDocument> {
  if (file.size > MAX_PROJECT_FILE_BYTES - CALL_BYTES) {
    throw new UnusableFile(IMPORT_PROJECT_MESSAGES.tooLarge({ size: `${MAX_PROJECT_FILE_BYTES / MEGABYTE} MB` }));
  }
  const value = parsed(await textOf(file));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnusableFile(IMPORT_PROJECT_MESSAGES.noJson);
  }
  return value as FileDocument;
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The message for a rejected file. */
export function problemOf(error: unknown, otherwise: string): FileProblem {
  if (error instanceof UnusableFile) return { title: error.message, details: [] };
  const body = errorBodyOf(error);
  if (statusOf(error) !== 400 || body === undefined) return { title: otherwise, details: [] };
  const details = Object.entries(body.errors).map(([path, texts]) => `${withoutFrame(path)}: ${texts.join(', ')}`);
  // One error says everything that its sentence says.
  return { title: body.message, details: details.length > 1 ? details : [] };
}

function withoutFrame(path: string): string {
  return path.replace(/^document\./, '');
}
