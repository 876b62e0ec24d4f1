import type { OpenAPIGenerator } from '@orpc/openapi';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { ACCESS_MESSAGES, HTTP_MESSAGES, PROJECT_MESSAGES, TOKEN_MESSAGES } from '../../core/index.ts';

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Components = NonNullable<Document['components']>;

const TEXT_LISTS = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } as const;

export const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'errors', 'modelState'],
  properties: {
    message: { type: 'string', description: 'For people, in the language of the call' },
    errors: { ...TEXT_LISTS, description: 'Field to readable texts' },
    modelState: { ...TEXT_LISTS, description: 'The same as `errors`' },
    current: { description: 'State of the row that a stale write met' },
    innerException: {
      type: 'object',
      required: ['message'],
      properties: { message: { type: 'string' } },
      description: 'Why a project was not cloned',
    },
  },
} as const;

/** Headers that operations refer to. */
export const PARAMETERS: NonNullable<Components['parameters']> = {
  Brand: {
    name: 'X-Manufacturer-Id',
    in: 'header',
    description: 'Number of the brand, 1 without it; `manufacturerLabelId` in the query is the same',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of names and messages',
    schema: { type: 'string' },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of the caller’s own: a write that is repeated with it happens once and returns the first response',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
    example: 'order-2026-0117',
  },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
} as const;

const error = (description: string, message: string, headers: typeof RETRY_AFTER | null = null) => ({
  description,
  ...(headers === null ? {} : { headers }),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { message, errors: {}, modelState: {} },
    },
  },
});

export const RESPONSES: NonNullable<Components['responses']> = {
  BadRequest: error('A field is not right; `errors` says which', HTTP_MESSAGES.checkEntries),
  SignInNeeded: error('Sign-in or an API key needed, or the key does not hold', ACCESS_MESSAGES.signInFirst),
  Forbidden: error('No right to do this', ACCESS_MESSAGES.noRight),
  NotFound: error('Not there, or not yours to see', 'Project not found'),
  Conflict: error('The row has changed; `current` holds its state', PROJECT_MESSAGES.changedBySomeUser),
  TooLarge: error('The body is too large', HTTP_MESSAGES.bodyTooLarge),
  SessionExpired: error('The session has expired', TOKEN_MESSAGES.expired),
  KeyReused: error('The idempotency key belongs to another request', HTTP_MESSAGES.idempotencyKeyReused),
  TooManyRequests: error('Too many requests', HTTP_MESSAGES.tooManyCalls({ seconds: 12 }), RETRY_AFTER),
  Failed: error('The server failed', ERRORS.generic),
  Unavailable: error(
    'The data store, or another server that the call needs, does not respond; the store says when to try again',
    HTTP_MESSAGES.storeUnavailable,
    RETRY_AFTER,
  ),
};

/** @param discovery where the provider of access tokens says what it offers */
export function securitySchemes(discovery: string): NonNullable<Components['securitySchemes']> {
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: `Access token of a signed-in user, from the OpenID Connect provider at ${discovery}`,
    },
    guestKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Guest-Key',
      description: 'A random text of a guest’s own, 200 characters at most, to whom results and items belong',
    },
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Api-Key',
      description:
        'Key that a user made for a program on the account page. It acts as that user, never as an administrator, ' +
        'with the scopes `size`, `read-projects` and `write-projects`, of which the last includes the one before.',
    },
  };
}
