import { createHash } from 'node:crypto';
import { implement } from '@orpc/server';
import { contract, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import { invalid } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import type { Database } from '../store/database.ts';
import type { MessageChannels } from '../store/messages.ts';
import { commitTogether, type UnitOfWork, type WriteRequest } from '../unit-of-work/commit-together.ts';
import type { RepeatableRequest } from '../unit-of-work/idempotency.ts';
import { type Inserted, insertTogether, type OneRow } from '../unit-of-work/insert-together.ts';
import { type CallContext, headerText } from './call-context.ts';
import type { Guard } from './guard.ts';
import { checkRequestValues } from './request-values.ts';
import { type ResponseCheck, withoutResponses } from './responses.ts';
import { rememberEndpoint } from './route-of-request.ts';

export interface ApiOptions {
  readonly db: Database;
  readonly guard: Guard;
  /** Carries what services announce. */
  readonly messages: Pick<MessageChannels, 'send'>;
  /** For tests: receives every response before it is sent. */
  readonly checkResponse?: ResponseCheck | undefined;
}

/** Runs a service's writes together with the endpoint's user action and the request's idempotency key. */
export type Write = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** The same for a call that writes one row. */
export type Insert = <A>(one: OneRow<A>) => Promise<Inserted<A>>;

const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/**
 * The contract, ready to be implemented resource by resource: every handler gets a context that has passed the guard,
 * `context.write` for whatever it changes, `context.insert` where that is one row, `context.visible` for the part of a
 * scoped thing that the caller may see, and `context.readOnly` for the kinds of things that the call names and the
 * caller may only read.
 *
 * Of the middlewares below the first runs before the input is validated and the last after it: because of
 * `initialInputValidationIndex`, validation is one step before the end.
 */
export function createApi({ db, guard, messages, checkResponse }: ApiOptions) {
  return implement(withoutResponses(contract))
    .$context<CallContext>()
    .$config({ initialInputValidationIndex: -1 })
    .use(async ({ context, procedure, next }) => {
      rememberEndpoint(context.request, procedure['~orpc'].route.path ?? '');
      await guard.admit(declaredMeta(procedure), context);
      return next();
    })
    .use(async ({ context, procedure, next }, input) => {
      checkRequestValues(input);
      const meta = declaredMeta(procedure);
      const { method, successStatus = 200 } = procedure['~orpc'].route;
      const { visible, readOnly } = await guard.checkThings(meta, context, input, method === 'GET');
      let hasWritten = false;
      const writeRequest = (): WriteRequest => {
        hasWritten = true;
        const { actor, manufacturerLabelId, log, request } = context;
        return {
          actor,
          manufacturerLabelId,
          userAction: meta.userAction,
          messages,
          repeatable: meta.isSecret ? null : repeatableRequest(context, input, successStatus),
          address: request.ip,
          deletes: deletes(procedure['~orpc'].route) ? pathOf(request.url) : null,
          onProblem: (error) => log.error({ err: error }, 'a task after a commit failed'),
        };
      };
      const write: Write = async (work) => commitTogether(db, writeRequest(), work);
      const insert: Insert = async (item) => insertTogether(db, writeRequest(), item);
      const result = await next({ context: { write, insert, visible, readOnly } });
      if (meta.userAction !== null && !hasWritten) {
        throw new Error(`${method} ${procedure['~orpc'].route.path} records a user action but wrote nothing`);
      }
      checkResponse?.(procedure, result.output);
      return result;
    });
}
export type Api = ReturnType<typeof createApi>;

/** The contract guarantees complete endpoint meta; assertContractIsServed verifies it at start. */
function declaredMeta(procedure: { readonly '~orpc': { readonly meta: unknown } }): EndpointMeta {
  return procedure['~orpc'].meta as EndpointMeta;
}

function repeatableRequest(context: CallContext, input: unknown, status: number): RepeatableRequest | null {
  const { request, actor } = context;
  const key = headerText(request, 'idempotency-key');
  if (key === null) return null;
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw invalid('Idempotency-Key', HTTP_MESSAGES.badIdempotencyKey);
  // Without a caller two strangers could meet under one key.
  const caller = actor.userId !== null ? `user:${actor.userId}` : `guest:${actor.guestKeyHash}`;
  if (actor.userId === null && actor.guestKeyHash === null) return null;
  const { method } = request;
  const path = pathOf(request.url);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, path, input, context.manufacturerLabelId]))
    .digest('hex');
  return { caller, key, method, path, requestHash, status };
}

/** Lists are deleted by POST with the ids in the body, at an address that says so, as the specification has it. */
function deletes({ method, path = '' }: { readonly method?: string; readonly path?: string }): boolean {
  return method === 'DELETE' || path.endsWith('/delete');
}

function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/\/$/, '');
}
