import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { EXCLUSION_REASONS } from '../../domain/exclusion-reasons.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import {
  partialExhaustSupplySpecification,
  partialHvlsSpecification,
  requestedRows,
} from '../catalogue/partial-specification.ts';
import { exhaustSupplySpecification } from '../catalogue/specification.ts';
import { open, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { catalogId, finite, text, uuid, versions } from '../core/fields.ts';
import { message } from '../core/message.ts';
import { says } from '../core/says.ts';
import { printedItem } from './printed-item.ts';
import { exclusion, exhaustSupplyResultSet, exhaustSupplyRow, hvlsResultSet, ratedMotor } from './sizing-results.ts';

/** Most lines of one batch; a schedule of a large building. */
export const BATCH_LINES = 200;

/**
 * One line of a schedule: what is not said comes from the default specification of its category, and the altitude from
 * its postal code.
 */
export const batchLine = z.object({
  lineId: text,
  specification: z.record(text, z.unknown()),
});
export type BatchLine = z.infer<typeof batchLine>;

const batchLineHeader = { lineId: text };
export const batchLineResponse = z.discriminatedUnion('status', [
  z.object({
    ...batchLineHeader,
    status: z.literal('sized'),
    specification: exhaustSupplySpecification,
    /** What was assumed where the line says nothing: 'Sea level: ...'. */
    assumptions: z.array(message),
    candidateCount: finite,
    /** How many meet every criterion. */
    fitCount: finite,
    /** The recommended fan, then the next two by rank. */
    results: z.array(exhaustSupplyRow),
    /** Why the others were excluded: each reason with its count and the model that missed it by the smallest margin. */
    exclusions: z.array(z.object({ reason: z.enum(EXCLUSION_REASONS), count: finite, nearest: exclusion })),
  }),
  z.object({
    ...batchLineHeader,
    status: z.literal('invalid'),
    /** The text of the field, where one alone is wrong. */
    message: text,
    modelState: z.record(text, z.array(text)),
  }),
]);
export type BatchLineResponse = z.infer<typeof batchLineResponse>;

const byId = z.object({ resultId: uuid });
const listed = { rows: z.optional(requestedRows) };
const visible = {
  access: owner('result-set', ({ resultId }: z.infer<typeof byId>) => resultId, { guests: true }),
} as const;
const guestsSize = open('Guests size fans too');
const sized = { access: guestsSize, rate: 'sizing', userAction: UserActionType.SizedFan } as const;

export const sizingContract = {
  printedItem,
  batch: endpoint('POST', '/api/sizefan/batch', {
    apiKey: 'size',
    summary: 'The best three fans for each of up to 200 duty lines',
    access: guestsSize,
    rate: 'sizing',
  })
    .input(
      z.object({
        lines: z.array(batchLine).check(
          z.minLength(
            1,
            says(() => FIELD_MESSAGES.aLine),
          ),
          z.maxLength(
            BATCH_LINES,
            says(() => FIELD_MESSAGES.lines({ most: BATCH_LINES })),
          ),
        ),
      }),
    )
    .output(z.object({ versions, lines: z.array(batchLineResponse) })),
  exhaustSupply: {
    bySpecification: endpoint('POST', '/api/sizefan/exhaust-supply', {
      apiKey: 'size',
      summary: 'Ranked exhaust or supply fans for a specification',
      ...sized,
    })
      .input(partialExhaustSupplySpecification)
      .output(exhaustSupplyResultSet),
    byResultId: endpoint('GET', '/api/sizefan/exhaust-supply/{resultId}', {
      apiKey: 'size',
      summary: 'A stored result set',
      ...visible,
    })
      .input(z.extend(byId, listed))
      .output(exhaustSupplyResultSet),
    row: endpoint('GET', '/api/sizefan/exhaust-supply/{resultId}/rows/{fanUnitId}', {
      apiKey: 'size',
      summary: 'One row of a stored result set with everything that is known of it',
      ...visible,
    })
      .input(z.extend(byId, { fanUnitId: catalogId }))
      .output(exhaustSupplyRow),
    motors: endpoint('GET', '/api/sizefan/exhaust-supply/{resultId}/motors', {
      apiKey: 'size',
      summary: 'Motors, voltages and prices of one result row',
      ...visible,
      overlay: false,
    })
      .input(z.extend(byId, { fanUnitId: catalogId }))
      .output(z.array(ratedMotor)),
  },
  hvls: {
    bySpecification: endpoint('POST', '/api/sizefan/hvls', {
      apiKey: 'size',
      summary: 'Ranked HVLS fans for a space',
      ...sized,
    })
      .input(partialHvlsSpecification)
      .output(hvlsResultSet),
    byResultId: endpoint('GET', '/api/sizefan/hvls/{resultId}', {
      apiKey: 'size',
      summary: 'A stored HVLS result set',
      ...visible,
    })
      .input(byId)
      .output(hvlsResultSet),
    motors: endpoint('GET', '/api/sizefan/hvls/{resultId}/motors', {
      apiKey: 'size',
      summary: 'Motors, voltages and prices of one HVLS result row',
      ...visible,
      overlay: false,
    })
      .input(z.extend(byId, { exhaustFanId: catalogId }))
      .output(z.array(ratedMotor)),
  },
};
