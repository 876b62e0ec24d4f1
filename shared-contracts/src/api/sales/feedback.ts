import * as z from 'zod/mini';
import { UserActionType } from '../../domain/enumerations.ts';
import { MAX_MESSAGE_LENGTH, PATTERNS } from '../../domain/patterns.ts';
import { FIELD_MESSAGES } from '../../messages/field.generated.ts';
import { FILE_LIMITS } from '../brand/files.ts';
import { allOf, open, owner } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { finite, nullableText, text, uuid } from '../core/fields.ts';
import { says, type Words } from '../core/says.ts';

const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;
/** Properties of a region are few; a longer list is no edit of one. */
const MAX_PROPERTIES = 60;

const required = (empty: Words, max: number) =>
  z.string(empty).check(
    z.trim(),
    z.minLength(1, empty),
    z.maxLength(
      max,
      says(() => FIELD_MESSAGES.characters({ most: max })),
    ),
  );

const sender = {
  // It is part of the text and may also be used in the header of a mail.
  name: required(
    says(() => FIELD_MESSAGES.name),
    MAX_NAME_LENGTH,
  ).check(
    z.refine(
      (name) => !/[\r\n]/.test(name),
      says(() => FIELD_MESSAGES.oneLine),
    ),
  ),
  email: z.string(says(() => FIELD_MESSAGES.email)).check(
    z.trim(),
    z.regex(
      PATTERNS.email,
      says(() => FIELD_MESSAGES.validEmail),
    ),
  ),
};
const region = z.number(says(() => FIELD_MESSAGES.region)).check(z.int(), z.gte(1));

/** 'Tell us what you think!' (1-platform section 3). */
export const feedback = z.object({
  ...sender,
  /** Page it was written on. */
  currentUrl: text.check(z.maxLength(MAX_ADDRESS_LENGTH)),
  feedback: required(
    says(() => FIELD_MESSAGES.feedback),
    MAX_MESSAGE_LENGTH,
  ),
});
export type Feedback = z.infer<typeof feedback>;

/** 'Request Project Assistance'; guests say the region of their session. */
export const assistanceRequest = z.object({
  ...sender,
  phone: z.nullable(
    z.union([
      z.literal(''),
      z.string().check(
        z.regex(
          PATTERNS.northAmericanPhone,
          says(() => FIELD_MESSAGES.phone),
        ),
      ),
    ]),
  ),
  assistanceRequest: required(
    says(() => FIELD_MESSAGES.request),
    MAX_MESSAGE_LENGTH,
  ),
  projectId: z.nullable(uuid),
  /** Null when signed in. */
  unAuthenticatedUserSalesRegionId: z.nullable(region),
  /** Files of the caller that go along; omitted when there are none. */
  fileIds: z.optional(
    z.array(uuid).check(
      z.maxLength(
        FILE_LIMITS.maxFiles,
        says(() => FIELD_MESSAGES.files({ most: FILE_LIMITS.maxFiles })),
      ),
    ),
  ),
});
export type AssistanceRequest = z.infer<typeof assistanceRequest>;

const property = z.union([nullableText, finite, z.boolean()]);
const properties = z.record(text, property).check(
  z.refine(
    (values) => Object.keys(values).length <= MAX_PROPERTIES,
    says(() => FIELD_MESSAGES.properties({ most: MAX_PROPERTIES })),
  ),
);

/** A request to correct a sales region; it changes nothing by itself. */
export const regionalEditRequest = z.object({
  ...sender,
  regionNumber: region,
  regionPostalCode: nullableText,
  /** What should change, by property. */
  changeSet: properties.check(
    z.refine(
      (values) => Object.keys(values).length > 0,
      says(() => FIELD_MESSAGES.aProperty),
    ),
  ),
  /** All properties as they were shown. */
  originalState: properties,
});
export type RegionalEditRequest = z.infer<typeof regionalEditRequest>;

const sent = { rate: 'mail', successStatus: 204 } as const;

export const feedbackContract = {
  submit: endpoint('POST', '/api/feedback/submit', {
    summary: 'Feedback about the product',
    access: open('Guests give feedback too (A-094)'),
    ...sent,
  })
    .input(feedback)
    .output(z.void()),
  requestAssistance: endpoint('POST', '/api/feedback/requestAssistance', {
    summary: 'Ask the sales region for help with a project',
    access: allOf(
      open('Guests ask for help too (A-237); a project or file in the request has to be the caller’s'),
      owner('project', ({ projectId }: AssistanceRequest) => projectId, { guests: true, field: 'projectId' }),
      owner('file', ({ fileIds }: AssistanceRequest) => fileIds, { guests: true, field: 'fileIds' }),
    ),
    userAction: UserActionType.RequestedProjectAssistance,
    ...sent,
  })
    .input(assistanceRequest)
    .output(z.void()),
  submitEditRequest: endpoint('POST', '/api/feedback/submitEditRequest', {
    summary: 'Ask for a correction of a sales region',
    access: open('Guests may ask for a correction too; it changes nothing by itself (A-081, A-094)'),
    ...sent,
  })
    .input(regionalEditRequest)
    .output(z.void()),
};
