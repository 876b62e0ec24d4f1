import {
  type Access,
  type CallerAccess,
  type InputAccess,
  type OwnerAccess,
  partsOf,
  type ScopeAccess,
  type ScopedThing,
} from '@specbuilder/shared-contracts/api';
import { AuthStatus, authorize, type Role } from '@specbuilder/shared-contracts/domain';
import { invalid, Refusal } from '../refusal.ts';
import { ACCESS_TEXTS } from '../words/access.generated.ts';
import type { AccessRules, Who } from './rules.ts';

/** What of a kind of thing the caller may see; null for all of it. */
export type Visible = ReadonlyMap<ScopedThing, readonly number[] | null>;

/** Enforces what endpoints, hub methods and file addresses declare; nothing else decides who may do what. */
export interface AccessControl {
  /**
   * Before the input is looked at.
   *
   * @throws Refusal 'not-signed-in' or 'forbidden'
   */
  admit(access: Access, who: Who): void;
  /**
   * With the validated input.
   *
   * @param isRead whether the call only reads, unless the declaration says what it needs
   * @throws Refusal of the thing's own rule, 'forbidden' for a change of something that may only be read
   */
  checkThings(access: Access, who: Who, input: unknown, isRead: boolean): Promise<Visible>;
}

const SIGNED_IN_ROLES: readonly Role[] = ['user', 'sales', 'admin', 'dev'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createAccessControl(rules: AccessRules): AccessControl {
  return {
    admit(access, who) {
      for (const part of partsOf(access)) admitTo(part, who);
    },
    async checkThings(access, who, input, isRead) {
      const visible = new Map<ScopedThing, readonly number[] | null>();
      for (const part of partsOf(access)) {
        if (part.kind === 'owner') await checkOwner(rules, part, who, input, isRead);
        if (part.kind === 'scope') visible.set(part.thing, visiblePart(rules, part, who, input));
      }
      return visible;
    },
  };
}

function admitTo(part: CallerAccess | InputAccess, who: Who): void {
  if (part.kind === 'open' || (part.kind === 'owner' && part.guests === true)) return;
  if (part.kind === 'identified') {
    if (who.caller === null && who.actor.guestKeyHash === null) {
      throw new Refusal('not-signed-in', ACCESS_TEXTS.identifyFirst);
    }
    return;
  }
  admitRoles(part.kind === 'roles' ? part.anyOf : SIGNED_IN_ROLES, who);
}

function admitRoles(anyOf: readonly Role[], { caller }: Who): void {
  switch (authorize([anyOf], caller?.roles ?? null)) {
    case AuthStatus.NotAuthenticated:
      throw new Refusal('not-signed-in', ACCESS_TEXTS.signInFirst);
    case AuthStatus.NotAuthorized:
      throw new Refusal('forbidden', ACCESS_TEXTS.noRight);
    default:
  }
}

async function checkOwner(
  { owners }: AccessRules,
  { thing, named, needs, field }: OwnerAccess,
  who: Who,
  input: unknown,
  isRead: boolean,
): Promise<void> {
  const rule = owners[thing];
  if (rule === undefined) throw new Error(`No resource registers whose a ${thing} is`);
  const isReadEnough = needs === undefined ? isRead : needs === 'read';
  for (const id of idsOf(named(input as never))) {
    const right = UUID.test(id) ? await rule.rightTo(id, who) : 'none';
    if (right === 'change' || (right === 'read' && isReadEnough)) continue;
    if (field !== undefined) throw invalid(field, rule.refusal().message);
    throw right === 'read' ? new Refusal('forbidden', ACCESS_TEXTS.noRight) : rule.refusal();
  }
}

function idsOf(named: string | readonly string[] | null | undefined): readonly string[] {
  if (named === null || named === undefined) return [];
  return typeof named === 'string' ? [named] : named;
}

function visiblePart({ scopes }: AccessRules, { thing, asked }: ScopeAccess, { caller }: Who, input: unknown) {
  const rule = scopes[thing];
  if (rule === undefined) throw new Error(`No resource registers who sees which ${thing}`);
  // The scope itself lets in signed-in callers alone.
  if (caller === null) throw new Error(`A call without a user came to the scope of ${thing}`);
  return rule(caller, asked(input as never));
}
