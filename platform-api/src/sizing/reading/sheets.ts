import { isTooLong, type ReadSchedule, readCells, readSchedule } from '@specbuilder/duty-reader';
import { FileError, type FileProblem, type Sheet, sheetsOfFile } from '@specbuilder/duty-reader/files';
import { READING_LIMITS } from '@specbuilder/shared-contracts/domain';
import type { FastifyRequest } from 'fastify';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';

export interface ReadSheet {
  readonly name: string | null;
  readonly schedule: ReadSchedule;
}

/** Files that came with a request, until its response is sent. */
const UPLOADED = new WeakMap<FastifyRequest, Uint8Array>();

/** Keeps a file that a request brought for its handler; returns the body in its place. */
export function keepFile(request: FastifyRequest, bytes: Uint8Array): { readonly text: string } {
  UPLOADED.set(request, bytes);
  return { text: '-' };
}

/**
 * The sheets of the file of a request; undefined for a request without a file. A handler calls it, since its caller may
 * do so and is counted by then: unpacking a workbook takes longer than any other request of a guest.
 *
 * @throws HttpError 'invalid' for a file that cannot be read
 */
export async function fileOfRequest(request: FastifyRequest): Promise<readonly Sheet[] | undefined> {
  const bytes = UPLOADED.get(request);
  if (bytes === undefined) return undefined;
  return await sheetsOfFile(bytes).catch((error: unknown) => {
    throw error instanceof FileError ? rejected(error.problem) : error;
  });
}

function rejected(problem: FileProblem): HttpError {
  if (problem === 'tooLong') return tooManyRows('file');
  const text = problem === 'tooLarge' ? SIZING_MESSAGES.fileTooLarge : SIZING_MESSAGES.fileUnreadable;
  return new HttpError('invalid', text, { fields: { file: [text] } });
}

export function tooManyRows(field: 'file' | 'text'): HttpError {
  const text = SIZING_MESSAGES.tooManyRows({ most: READING_LIMITS.rows });
  return new HttpError('invalid', text, { fields: { [field]: [text] } });
}

/**
 * Schedules of a text, or of each sheet that has rows.
 *
 * @throws HttpError 'invalid' for a text of more lines than one call reads
 */
export function readSheets(given: readonly Sheet[] | string): readonly ReadSheet[] {
  if (typeof given === 'string' && isTooLong(given)) throw tooManyRows('text');
  if (typeof given === 'string') return [{ name: null, schedule: readSchedule(given) }];
  const read = given.map(({ name, cells }) => ({ name, schedule: readCells(cells) }));
  return read.filter(({ name, schedule }) => name === null || schedule.rows.some(({ ignored }) => !ignored));
}
