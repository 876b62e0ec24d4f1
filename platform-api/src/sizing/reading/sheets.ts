import { decodeText, type ReadSchedule, readCells, readSchedule } from '@specbuilder/duty-reader';
import type { FastifyRequest } from 'fastify';
import { HttpError, SIZING_MESSAGES } from '../../core/index.ts';

/** A sheet of a workbook, or the text of a file. */
export interface Sheet {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
}

export interface ReadSheet {
  readonly name: string | null;
  readonly schedule: ReadSchedule;
}

/** Sheets of files that came with a request, until its response is sent. */
const UPLOADED = new WeakMap<FastifyRequest, readonly Sheet[] | string>();

/** Keeps a file that a request brought for its handler; returns the body in its place. */
export function keepFile(request: FastifyRequest, bytes: Uint8Array): { readonly text: string } {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldWorkbook = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  const isPdf = bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44;
  if (isWorkbook || isOldWorkbook || isPdf) throw unreadable();
  const text = decodeText(bytes);
  if (text.trim() === '') throw unreadable();
  UPLOADED.set(request, text);
  return { text: '-' };
}

function unreadable(): HttpError {
  return new HttpError('invalid', SIZING_MESSAGES.fileUnreadable, {
    fields: { file: [SIZING_MESSAGES.fileUnreadable] },
  });
}

export const fileOfRequest = (request: FastifyRequest): readonly Sheet[] | string | undefined => UPLOADED.get(request);

/** Schedules of a text or of each sheet that has rows. */
export function readSheets(given: readonly Sheet[] | string): readonly ReadSheet[] {
  if (typeof given === 'string') return [{ name: null, schedule: readSchedule(given) }];
  const read = given.map(({ name, cells }) => ({ name, schedule: readCells(cells) }));
  return read.filter(({ schedule }) => schedule.rows.some(({ ignored }) => !ignored));
}
