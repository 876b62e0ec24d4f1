import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, text } from '../core/fields.ts';

/** One thing that happened while a remote was brought to the page (composition.md D3). */
export const remoteRecord = z.object({
  remote: text.check(z.maxLength(60)),
  version: text.check(z.maxLength(60)),
  /** 'MFE-101' and so on; 'loaded' for a success. */
  code: text.check(z.maxLength(20)),
  message: text.check(z.maxLength(500)),
  /** Id that the error card shows. */
  reportId: z.nullable(text.check(z.maxLength(40))),
  durationMs: finite,
  at: text,
});
export type RemoteRecord = z.infer<typeof remoteRecord>;

export const telemetryContract = {
  remotes: endpoint('POST', '/api/telemetry/remotes', {
    summary: 'How remotes loaded in a browser',
    access: open('A page reports how its parts loaded before anybody signs in'),
    rate: 'telemetry',
    overlay: false,
    successStatus: 204,
  })
    .input(z.object({ records: z.array(remoteRecord).check(z.maxLength(50)) }))
    .output(z.void()),
};
