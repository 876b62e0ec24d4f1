import * as z from 'zod/mini';
import { open } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

const MAX_PATH_LENGTH = 500;
const MAX_RECORDS = 50;

const CONVERSIONS = ['project-created', 'item-attached', 'assistance-requested'] as const;

/** A page that was seen, or something that a visitor came for; nothing about who it was (ANA-004). */
export const analyticsRecord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page-view'), path: text.check(z.maxLength(MAX_PATH_LENGTH)) }),
  z.object({ kind: z.literal('conversion'), name: z.enum(CONVERSIONS) }),
]);
export type AnalyticsRecord = z.infer<typeof analyticsRecord>;

export const analyticsContract = {
  record: endpoint('POST', '/api/telemetry/visits', {
    summary: 'Pages seen and conversions of a browser',
    access: open('Visits of guests are counted too; a record says nothing of who it was (ANA-004)'),
    rate: 'telemetry',
    overlay: false,
    successStatus: 204,
  })
    .input(z.object({ records: z.array(analyticsRecord).check(z.maxLength(MAX_RECORDS)) }))
    .output(z.void()),
};
