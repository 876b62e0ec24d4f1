import { FILE_LIMITS, FILES_PATH, partResponse, type StoredFile } from '../api/brand/files.ts';
import { errorMessages } from '../domain/server-errors.ts';

/** One part of a file on its way; numbered from 1. */
export interface Part {
  readonly uploadKey: string;
  readonly fileName: string;
  readonly fileBytes: number;
  readonly number: number;
  readonly count: number;
}

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** The server's no to a part. */
export class PartRejected extends Error {
  override readonly name = 'PartRejected';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a part.
 *
 * @returns the stored file when this was the last missing part, else null
 * @throws PartRejected for any response other than success; the error of `send` when there is no response
 */
export async function sendPart(send: Send, part: Part, content: Blob, signal: AbortSignal): Promise<StoredFile | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters(part))) body.append(name, value);
  body.append('file', content, part.fileName);
  return readResponse(await send(FILES_PATH, { method: 'POST', body, signal }));
}

/** Queries whether a part is already there; returns the stored file when all of it is there. */
export async function findPart(
  send: Send,
  part: Part,
  signal: AbortSignal,
): Promise<{ readonly isThere: boolean; readonly file: StoredFile | null }> {
  const response = await send(`${FILES_PATH}?${new URLSearchParams(parameters(part))}`, { method: 'GET', signal });
  if (response.status === 204) return { isThere: false, file: null };
  return { isThere: true, file: await readResponse(response) };
}

async function readResponse(response: Response): Promise<StoredFile | null> {
  const text = await response.text();
  if (!response.ok) throw new PartRejected(response.status, messageOf(text));
  return partResponse.parse(JSON.parse(text));
}

function messageOf(text: string): string {
  try {
    return errorMessages(JSON.parse(text))[0] ?? '';
  } catch {
    return '';
  }
}

function parameters({ uploadKey, fileName, fileBytes, number, count }: Part): Record<string, string> {
  return {
    flowChunkNumber: String(number),
    flowTotalChunks: String(count),
    flowChunkSize: String(FILE_LIMITS.partBytes),
    flowTotalSize: String(fileBytes),
    flowIdentifier: uploadKey,
    flowFilename: fileName,
  };
}
