import type { EndpointMeta } from '@specbuilder/shared-contracts/api';
import { AuthStatus, authorize } from '@specbuilder/shared-contracts/domain';
import { findItemOwner, mayReadItem, ownsItem } from '../fan-items/visibility.ts';
import { isAdmin } from '../identity/caller.ts';
import { findProjectOwner } from '../projects/ownership.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { CallContext } from './call-context.ts';
import type { CountCall } from './rate-limit.ts';
import { HTTP_TEXTS } from './texts.ts';

/** Enforces what endpoints declare; nothing else in the server decides who may call what. */
export interface Guard {
  /** Before the input is looked at: brand, roles, rate. */
  admit(meta: EndpointMeta, context: CallContext): Promise<void>;
  /** With the validated input: whether the named row is the caller's. */
  checkOwnership(meta: EndpointMeta, context: CallContext, input: unknown, isRead: boolean): Promise<void>;
}

export interface GuardOptions {
  readonly db: Database;
  readonly countCall: CountCall;
  readonly isBrand: (manufacturerLabelId: number) => boolean;
}

export function createGuard({ db, countCall, isBrand }: GuardOptions): Guard {
  return {
    async admit(meta, context) {
      const { caller, manufacturerLabelId } = context;
      await countCall(meta.rate, context.request, caller?.userId ?? null);
      switch (authorize(meta.roles, caller?.roles ?? null)) {
        case AuthStatus.NotAuthenticated:
          throw new Refusal('not-signed-in', HTTP_TEXTS.signInFirst);
        case AuthStatus.NotAuthorized:
          throw new Refusal('forbidden', HTTP_TEXTS.noRight);
        default:
      }
      if (isBrand(manufacturerLabelId)) return;
      const text = HTTP_TEXTS.unknownBrand(manufacturerLabelId);
      throw new Refusal('not-found', text, { fields: { manufacturerLabelId: [text] } });
    },
    async checkOwnership(meta, context, input, isRead) {
      if (meta.ownership === 'project') await checkProject(db, context, idOf(input, 'projectId'), isRead);
      if (meta.ownership === 'fan-item') await checkItem(db, context, idOf(input, 'fanItemId'), isRead);
    },
  };
}

/** A project of somebody else is not found rather than forbidden, so that ids tell nothing; admins read all. */
async function checkProject(db: Database, { caller }: CallContext, projectId: string, isRead: boolean): Promise<void> {
  const owner = await findProjectOwner(db, projectId);
  if (owner !== undefined && owner === caller?.userId) return;
  if (owner === undefined || caller === null || !isAdmin(caller)) throw notFound('Project');
  if (!isRead) throw new Refusal('forbidden', HTTP_TEXTS.noRight);
}

async function checkItem(db: Database, context: CallContext, fanItemId: string, isRead: boolean): Promise<void> {
  const owner = await findItemOwner(db, fanItemId);
  if (owner !== undefined && ownsItem(owner, context.actor)) return;
  if (owner === undefined || !mayReadItem(owner, context.actor, context.caller)) throw notFound('Item');
  if (!isRead) throw new Refusal('forbidden', HTTP_TEXTS.noRight);
}

function idOf(input: unknown, field: string): string {
  const value = (input as Readonly<Record<string, unknown>> | undefined)?.[field];
  if (typeof value !== 'string') throw new Error(`An endpoint declares an owner but its input has no ${field}`);
  return value;
}
