import type { UserActionType } from '@specbuilder/shared-contracts/domain';
import type { Actor } from '../access/caller.ts';
import { type AuditEntry, appendAudit } from '../audit/chain.ts';
import { HttpError } from '../http-error/http-error.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import type { Database, Transaction } from '../store/database.ts';
import type { MessageChannels } from '../store/messages.ts';
import { inTransactionScope } from '../store/transaction-scope.ts';
import { claimKey, type RepeatableRequest, storeResponse } from './idempotency.ts';
import { type ActionSubject, recordUserAction } from './user-actions.ts';

/** What a service writes with. */
export interface UnitOfWork {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly manufacturerLabelId: number;
  /** Says what the recorded user action is about. */
  about(subject: ActionSubject): void;
  /** Writes a line into the audit log when the work succeeds. */
  audit(entry: AuditEntry): void;
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
  /** Where the call came from; absent for work of the server itself. */
  readonly address?: string;
  /** Path of what the call deletes, which the audit log then says. */
  readonly deletes?: string | null;
  /** Called when a task after the commit fails; the write itself remains committed. */
  readonly onProblem: (error: unknown) => void;
  /** Absent for work that announces nothing. */
  readonly messages?: Pick<MessageChannels, 'send'>;
}

const NO_CONTENT = 204;

/**
 * Runs a service's writes, its user action and its idempotency record in one transaction: all of it or nothing.
 *
 * @param work the service; its return value is the response to the call, and to a repeat with the same key
 * @throws HttpError 'key-reused' when the idempotency key belongs to a different request
 */
export async function commitTogether<T>(
  db: Database,
  request: WriteRequest,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { actor, manufacturerLabelId, userAction, repeatable, messages, address = null, deletes = null } = request;
  const tasks: (() => Promise<void>)[] = [];
  const response = await db.transaction(async (tx) => {
    const first = repeatable === null ? undefined : await claimKey(tx, repeatable);
    if (first !== undefined) {
      if (first.requestHash !== repeatable?.requestHash)
        throw new HttpError('key-reused', HTTP_MESSAGES.idempotencyKeyReused);
      return responseOf(first.body, repeatable) as T;
    }
    let subject: ActionSubject = {};
    const audited: AuditEntry[] = deletes === null ? [] : [{ action: 'deleted', subject: deletes }];
    const unit: UnitOfWork = {
      tx,
      actor,
      manufacturerLabelId,
      about: (given) => {
        subject = { ...subject, ...given };
      },
      audit: (entry) => void audited.push(entry),
      afterCommit: (task) => void tasks.push(task),
      announce: (channel, payload) => void tasks.push(async () => messages?.send(channel, payload)),
    };
    const result = await inTransactionScope(() => work(unit));
    if (userAction !== null) {
      await recordUserAction(tx, { eventType: userAction, userId: actor.userId, manufacturerLabelId, ...subject });
    }
    if (repeatable !== null) await storeResponse(tx, repeatable, result);
    // Last, since every other writer of the log waits for this commit.
    await appendAudit(tx, audited, { actorId: actor.userId, address });
    return result;
  });
  for (const task of tasks) await task().catch(request.onProblem);
  return response;
}

/** The store holds null for a response without content, but null would be sent as a body. */
function responseOf(body: unknown, { status }: RepeatableRequest): unknown {
  return status === NO_CONTENT ? undefined : body;
}
