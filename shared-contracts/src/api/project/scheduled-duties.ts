import * as z from 'zod/mini';
import { type FieldRange, SPECIFICATION_RANGES } from '../../domain/field-ranges.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { endpoint } from '../core/endpoint.ts';
import { inRange, location, MAX_TAG_LENGTH, notes, quantity, rowVersion, uuid } from '../core/fields.ts';
import { says } from '../core/says.ts';
import { inProject, ofMyProject } from './project-access.ts';

const MAX_ROWS = 500;

const power: FieldRange = { name: 'power', minimum: 0.001, maximum: 2000, unit: 'hp' };
const voltage: FieldRange = { name: 'voltage', minimum: 24, maximum: 1000, unit: 'V' };

const dutyTag = z.string(says(() => FIELD_MESSAGES.tag)).check(
  z.trim(),
  z.minLength(
    1,
    says(() => FIELD_MESSAGES.tag),
  ),
  z.maxLength(
    MAX_TAG_LENGTH,
    says(() => FIELD_MESSAGES.characters({ most: MAX_TAG_LENGTH })),
  ),
);

/** A row of the schedule on the drawings; what they do not say is null. */
export const dutyFields = z.object({
  tag: dutyTag,
  /** cfm. */
  airflow: z.nullable(inRange(SPECIFICATION_RANGES.cfm)),
  /** External, in. w.g. */
  staticPressure: z.nullable(inRange(SPECIFICATION_RANGES.sp)),
  quantity: z.nullable(quantity),
  /** Loudest that it may be, at 5 ft. */
  maxSones: z.nullable(inRange(SPECIFICATION_RANGES.sones)),
  maxBrakeHorsepower: z.nullable(inRange(power)),
  /** V, as the drawings say it. */
  voltage: z.nullable(inRange(voltage)),
  phase: z.nullable(
    z.union(
      [z.literal(1), z.literal(3)],
      says(() => FIELD_MESSAGES.phase),
    ),
  ),
  note: notes,
  /** What it serves or where it is; absent, nothing is said. */
  location: z.optional(location),
});
export type DutyFields = z.infer<typeof dutyFields>;

/** Place in the list; absent is the end for a new row, and leaves one that is there where it is. */
const position = z.optional(z.number().check(z.int(), z.gte(0)));

export const scheduledDuty = z.extend(dutyFields, { id: uuid, position: z.number(), rowVersion });
export type ScheduledDuty = z.infer<typeof scheduledDuty>;

function someRows<S extends z.core.$ZodType>(row: S) {
  return z.array(row).check(
    z.minLength(
      1,
      says(() => FIELD_MESSAGES.aLine),
    ),
    z.maxLength(
      MAX_ROWS,
      says(() => FIELD_MESSAGES.atMost500),
    ),
  );
}

/** What the drawings of a project require, tag by tag. */
export const scheduledDutiesContract = {
  read: endpoint('GET', '/api/projects/{projectId}/scheduled-duties', {
    apiKey: 'projects',
    summary: 'Duties on the drawings of a project, in their order',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.object(inProject))
    .output(z.array(scheduledDuty)),
  /** A pasted schedule: rows whose tag is there replace it, all of them or none. */
  saveMany: endpoint('PUT', '/api/projects/{projectId}/scheduled-duties', {
    apiKey: 'projects',
    summary: 'Put rows of a schedule in, by their tags',
    ...ofMyProject,
  })
    .input(
      z.object({
        ...inProject,
        duties: someRows(z.extend(dutyFields, { position })),
        /** Whether rows that are not among them go. */
        replacesAll: z._default(z.boolean(), false),
      }),
    )
    .output(z.array(scheduledDuty)),
  /** A new row has an id of its maker, so that a call that is sent twice makes one. */
  saveOne: endpoint('PUT', '/api/projects/{projectId}/scheduled-duties/{dutyId}', {
    apiKey: 'projects',
    summary: 'Put one row of a schedule in, or change it',
    overlay: false,
    ...ofMyProject,
  })
    .input(z.extend(dutyFields, { ...inProject, dutyId: uuid, position, rowVersion: z.optional(rowVersion) }))
    .output(scheduledDuty),
  delete: endpoint('POST', '/api/projects/{projectId}/scheduled-duties/delete', {
    apiKey: 'projects',
    summary: 'Take rows out of a schedule',
    successStatus: 204,
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, dutyIds: someRows(uuid) }))
    .output(z.void()),
  /** Tags that are scheduled already stay as they are; so does an item without a tag. */
  fromCriteria: endpoint('POST', '/api/projects/{projectId}/scheduled-duties/from-criteria', {
    apiKey: 'projects',
    summary: 'Schedule what items were searched for',
    ...ofMyProject,
  })
    .input(z.object({ ...inProject, projectItemIds: someRows(uuid) }))
    .output(z.array(scheduledDuty)),
};
