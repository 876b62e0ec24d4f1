import { decodeText, type ReadSchedule, readCells, readSchedule } from '@specbuilder/duty-reader';
import { type Sheet, WorkbookError, workbookSheets } from '@specbuilder/duty-reader/workbook';
import type { FastifyRequest } from 'fastify';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';

export interface ReadSheet {
  readonly name: string | null;
  readonly schedule: ReadSchedule;
}

/** Text or sheets of files that came with a request, until its response is sent. */
const UPLOADED = new WeakMap<FastifyRequest, readonly Sheet[] | string>();

/** First bytes of files that have no text: an old workbook or document of Office, and a PDF. */
const WITHOUT_TEXT = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
];
const ARCHIVE = [0x50, 0x4b];

/**
 * Keeps a file that a request brought for its handler; returns the body in its place.
 *
 * @throws HttpError 'invalid' for a file that cannot be read
 */
export async function keepFile(request: FastifyRequest, bytes: Uint8Array): Promise<{ readonly text: string }> {
  const beginsWith = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (WITHOUT_TEXT.some(beginsWith)) throw rejected(SIZING_MESSAGES.fileUnreadable);
  UPLOADED.set(request, beginsWith(ARCHIVE) ? await sheetsOf(bytes) : textOf(bytes));
  return { text: '-' };
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    return await workbookSheets(bytes);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    throw rejected(error.reason === 'too large' ? SIZING_MESSAGES.fileTooLarge : SIZING_MESSAGES.fileUnreadable);
  }
}

function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text.trim() === '') throw rejected(SIZING_MESSAGES.fileUnreadable);
  return text;
}

const rejected = (text: string) => new HttpError('invalid', text, { fields: { file: [text] } });

export const fileOfRequest = (request: FastifyRequest): readonly Sheet[] | string | undefined => UPLOADED.get(request);

/** Schedules of a text, or of each sheet that has rows. */
export function readSheets(given: readonly Sheet[] | string): readonly ReadSheet[] {
  if (typeof given === 'string') return [{ name: null, schedule: readSchedule(given) }];
  const read = given.map(({ name, cells }) => ({ name, schedule: readCells(cells) }));
  return read.filter(({ schedule }) => schedule.rows.some(({ ignored }) => !ignored));
}
