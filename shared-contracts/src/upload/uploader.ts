import { type CallConventions, callerHeaders } from '../client/conventions.ts';
import { broadcastFailure } from '../client/responses.ts';
import { sendRenewing } from '../client/send-renewing.ts';
import { wholeAddress } from '../client/whole-address.ts';
import { UPLOAD } from '../domain/constants.ts';
import { randomId } from '../domain/random-id.ts';
import type { BroadcastBus } from '../events/index.ts';
import { createSlots } from './slots.ts';
import { createUpload, type SourceFile, type Upload } from './upload.ts';

export interface UploaderOptions extends CallConventions {
  /** Address of the server, which may lack the origin of the page. */
  readonly serverUrl: string;
  readonly bus: BroadcastBus;
  readonly fetch?: typeof globalThis.fetch;
  readonly wait?: (ms: number) => Promise<void>;
  readonly now?: () => number;
}

/** Sends files in parts to /api/fs/files. */
export function createUploader(options: UploaderOptions): { readonly start: (file: SourceFile) => Upload } {
  const {
    bus,
    fetch = (...call: Parameters<typeof globalThis.fetch>) => globalThis.fetch(...call),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now = () => Date.now(),
  } = options;
  // Over all files together (UPL-001).
  const inSlot = createSlots(UPLOAD.simultaneousChunks);
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(wholeAddress(options.serverUrl + path), {
      ...init,
      headers: await callerHeaders(options),
    });
    const response = await sendRenewing(request, options, fetch);
    await broadcastFailure(bus, request, response);
    return response;
  };
  return {
    start: (file) => createUpload(file, { send, wait, now, inSlot, uploadKey: randomId() }),
  };
}
