import * as z from 'zod/mini';
import { UserActionType } from '../domain/enumerations.ts';
import { MAX_MESSAGE_LENGTH, PATTERNS } from '../domain/patterns.ts';
import { endpoint } from './endpoint.ts';
import { finite, nullableText, text, uuid } from './fields.ts';
import { FILE_LIMITS } from './files.ts';

const MAX_NAME_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;
/** Properties of a region are few; a longer list is no edit of one. */
const MAX_PROPERTIES = 60;

const required = (empty: string, most: number) =>
  z
    .string(empty)
    .check(z.trim(), z.minLength(1, empty), z.maxLength(most, `At most ${most.toLocaleString('en-US')} characters`));

const sender = {
  // It stands in the text and may come to stand in the head of a mail.
  name: required('Enter your name', MAX_NAME_LENGTH).check(z.refine((name) => !/[\r\n]/.test(name), 'One line')),
  email: z.string('Enter your e-mail address').check(z.trim(), z.regex(PATTERNS.email, 'Enter a valid e-mail address')),
};
const region = z.number('Enter the region').check(z.int(), z.gte(1));

/** 'Tell us what you think!' (1-platform section 3). */
export const feedback = z.object({
  ...sender,
  /** Page it was written on. */
  currentUrl: text.check(z.maxLength(MAX_ADDRESS_LENGTH)),
  feedback: required('Enter your feedback', MAX_MESSAGE_LENGTH),
});
export type Feedback = z.infer<typeof feedback>;

/** 'Request Project Assistance'; a guest says the region of his session. */
export const assistanceRequest = z.object({
  ...sender,
  phone: z.nullable(
    z.union([
      z.literal(''),
      z.string().check(z.regex(PATTERNS.northAmericanPhone, 'A phone number like (555) 555-5555')),
    ]),
  ),
  assistanceRequest: required('Say what you need', MAX_MESSAGE_LENGTH),
  projectId: z.nullable(uuid),
  /** Null when signed in. */
  unAuthenticatedUserSalesRegionId: z.nullable(region),
  /** Files of the caller that go along; left out when there are none. */
  fileIds: z.optional(z.array(uuid).check(z.maxLength(FILE_LIMITS.maxFiles, `At most ${FILE_LIMITS.maxFiles} files`))),
});
export type AssistanceRequest = z.infer<typeof assistanceRequest>;

const property = z.union([nullableText, finite, z.boolean()]);
const properties = z
  .record(text, property)
  .check(z.refine((values) => Object.keys(values).length <= MAX_PROPERTIES, `At most ${MAX_PROPERTIES} properties`));

/** A wish to correct a sales region; it changes nothing by itself. */
export const regionalEditRequest = z.object({
  ...sender,
  regionNumber: region,
  regionPostalCode: nullableText,
  /** What should change, by property. */
  changeSet: properties.check(z.refine((values) => Object.keys(values).length > 0, 'Change at least one property')),
  /** All properties as they were shown. */
  originalState: properties,
});
export type RegionalEditRequest = z.infer<typeof regionalEditRequest>;

const sent = { rate: 'mail', successStatus: 204 } as const;

export const feedbackContract = {
  submit: endpoint('POST', '/api/feedback/submit', { summary: 'Feedback about the product', ...sent })
    .input(feedback)
    .output(z.void()),
  requestAssistance: endpoint('POST', '/api/feedback/requestAssistance', {
    summary: 'Ask the sales region for help with a project',
    userAction: UserActionType.RequestedProjectAssistance,
    ...sent,
  })
    .input(assistanceRequest)
    .output(z.void()),
  submitEditRequest: endpoint('POST', '/api/feedback/submitEditRequest', {
    summary: 'Ask for a correction of a sales region',
    ...sent,
  })
    .input(regionalEditRequest)
    .output(z.void()),
};
