import type { UserActionType } from '@specbuilder/shared-contracts/domain';
import type { Actor } from '../access/caller.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Transaction } from '../store/database.ts';
import type { MessageChannels } from '../store/messages.ts';
import { inTransactionScope } from '../store/transaction-scope.ts';
import { HTTP_TEXTS } from '../words/http.generated.ts';
import { claimKey, type RepeatableRequest, storeAnswer } from './idempotency.ts';
import { type ActionSubject, recordUserAction } from './user-actions.ts';

/** What a service writes with. */
export interface UnitOfWork {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly manufacturerLabelId: number;
  /** Says what the recorded user action is about. */
  about(subject: ActionSubject): void;
  /** Runs when everything is committed, for what cannot be undone: messages to hubs, mail. */
  afterCommit(task: () => Promise<void>): void;
  /** Sends a short message to every process of the product, this one included, when everything is committed. */
  announce(channel: string, payload: string): void;
}

export interface WriteRequest {
  readonly actor: Actor;
  readonly manufacturerLabelId: number;
  /** Action of the endpoint, recorded when the work succeeds. */
  readonly userAction: UserActionType | null;
  readonly repeatable: RepeatableRequest | null;
  /** Called when a task after the commit fails; the write itself stands. */
  readonly onProblem: (error: unknown) => void;
  /** Absent for work that announces nothing. */
  readonly messages?: Pick<MessageChannels, 'send'>;
}

const NO_CONTENT = 204;

/**
 * Runs a service's writes, its user action and its idempotency record in one transaction: all of it or nothing.
 *
 * @param work the service; what it returns is the answer of the call, and of a repeat with the same key
 * @throws Refusal 'key-reused' when the idempotency key belongs to a different request
 */
export async function commitTogether<T>(
  db: Database,
  request: WriteRequest,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { actor, manufacturerLabelId, userAction, repeatable, messages } = request;
  const tasks: (() => Promise<void>)[] = [];
  const answer = await db.transaction(async (tx) => {
    const first = repeatable === null ? undefined : await claimKey(tx, repeatable);
    if (first !== undefined) {
      if (first.requestHash !== repeatable?.requestHash)
        throw new Refusal('key-reused', HTTP_TEXTS.idempotencyKeyReused);
      return answerOf(first.body, repeatable) as T;
    }
    let subject: ActionSubject = {};
    const unit: UnitOfWork = {
      tx,
      actor,
      manufacturerLabelId,
      about: (given) => {
        subject = { ...subject, ...given };
      },
      afterCommit: (task) => void tasks.push(task),
      announce: (channel, payload) => void tasks.push(async () => messages?.send(channel, payload)),
    };
    const result = await inTransactionScope(() => work(unit));
    if (userAction !== null) {
      await recordUserAction(tx, { eventType: userAction, userId: actor.userId, manufacturerLabelId, ...subject });
    }
    if (repeatable !== null) await storeAnswer(tx, repeatable, result);
    return result;
  });
  for (const task of tasks) await task().catch(request.onProblem);
  return answer;
}

/** The store holds null for an answer without content, which would be a body. */
function answerOf(body: unknown, { status }: RepeatableRequest): unknown {
  return status === NO_CONTENT ? undefined : body;
}
