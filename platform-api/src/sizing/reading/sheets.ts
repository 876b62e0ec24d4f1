import { type ReadSchedule, readCells, readSchedule } from '@specbuilder/duty-reader';
import { FileError, type FileProblem, type Sheet, sheetsOfFile } from '@specbuilder/duty-reader/files';
import type { FastifyRequest } from 'fastify';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';

export interface ReadSheet {
  readonly name: string | null;
  readonly schedule: ReadSchedule;
}

/** Sheets of files that came with a request, until its response is sent. */
const UPLOADED = new WeakMap<FastifyRequest, readonly Sheet[]>();

/**
 * Keeps a file that a request brought for its handler; returns the body in its place.
 *
 * @throws HttpError 'invalid' for a file that cannot be read
 */
export async function keepFile(request: FastifyRequest, bytes: Uint8Array): Promise<{ readonly text: string }> {
  const sheets = await sheetsOfFile(bytes).catch((error: unknown) => {
    throw error instanceof FileError ? rejected(error.problem) : error;
  });
  UPLOADED.set(request, sheets);
  return { text: '-' };
}

function rejected(problem: FileProblem): HttpError {
  const text = problem === 'tooLarge' ? SIZING_MESSAGES.fileTooLarge : SIZING_MESSAGES.fileUnreadable;
  return new HttpError('invalid', text, { fields: { file: [text] } });
}

export const fileOfRequest = (request: FastifyRequest): readonly Sheet[] | undefined => UPLOADED.get(request);

/** Schedules of a text, or of each sheet that has rows. */
export function readSheets(given: readonly Sheet[] | string): readonly ReadSheet[] {
  if (typeof given === 'string') return [{ name: null, schedule: readSchedule(given) }];
  const read = given.map(({ name, cells }) => ({ name, schedule: readCells(cells) }));
  return read.filter(({ name, schedule }) => name === null || schedule.rows.some(({ ignored }) => !ignored));
}
