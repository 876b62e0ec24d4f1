import {
  type Access,
  type CallerAccess,
  type InputAccess,
  type NamedThings,
  type Need,
  type OwnedThing,
  type OwnerAccess,
  partsOf,
  type ScopeAccess,
  type ScopedThing,
  type ScopedThings,
  SIGNED_IN_USER,
} from '@specbuilder/shared-contracts/api';
import { AuthStatus, authorize, type Role } from '@specbuilder/shared-contracts/domain';
import { HttpError, invalid } from '../http-error/http-error.ts';
import { ACCESS_MESSAGES } from '../messages/access.generated.ts';
import type { AccessRules, OwnershipRule, Right, ScopeRule, Who } from './rules.ts';

/** What the access control found of the things that a call is about. */
export interface Granted {
  /** What of a kind of thing the caller may see; null for all of it. */
  readonly visible: ReadonlyMap<ScopedThing, VisiblePart>;
  /** Kinds of things of which the call names one that the caller may read but not change. */
  readonly readOnly: ReadonlySet<OwnedThing>;
}

type VisiblePart = readonly ScopedThings[ScopedThing][] | null;

/** Enforces what endpoints, hub methods and file addresses declare; nothing else decides who may do what. */
export interface AccessControl {
  /**
   * Checked before the input is read.
   *
   * @throws HttpError 'not-signed-in' or 'forbidden'
   */
  admit(access: Access, who: Who): void;
  /**
   * Checked with the validated input.
   *
   * @param isRead whether the call only reads, unless the declaration states what it needs
   * @throws HttpError of the thing's own rule, 'forbidden' for a change of something that may only be read
   */
  checkThings(access: Access, who: Who, input: unknown, isRead: boolean): Promise<Granted>;
}

const SIGNED_IN_ROLES: readonly Role[] = ['user', 'sales', 'admin', 'dev'];
/** The owner of a thing may change it, and a user who may change it may read it. */
const RANK: Readonly<Record<Right, number>> = { none: 0, read: 1, change: 2, own: 3 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createAccessControl(rules: AccessRules): AccessControl {
  return {
    admit(access, who) {
      for (const part of partsOf(access)) admitTo(part, who);
    },
    async checkThings(access, who, input, isRead) {
      const visible = new Map<ScopedThing, VisiblePart>();
      const readOnly = new Set<OwnedThing>();
      for (const part of partsOf(access)) {
        if (part.kind === 'owner' && (await isReadOnlyTo(rules, part, who, input, isRead))) readOnly.add(part.thing);
        if (part.kind === 'scope') visible.set(part.thing, visiblePart(rules, part, who, input));
      }
      return { visible, readOnly };
    },
  };
}

function admitTo(part: CallerAccess | InputAccess, who: Who): void {
  if (part.kind === 'open' || (part.kind === 'owner' && part.guests === true)) return;
  if (part.kind === 'identified') {
    if (who.caller === null && who.actor.guestKeyHash === null) {
      throw new HttpError('not-signed-in', ACCESS_MESSAGES.identifyFirst);
    }
    return;
  }
  admitRoles(part.kind === 'roles' ? part.anyOf : SIGNED_IN_ROLES, who);
}

function admitRoles(anyOf: readonly Role[], { caller }: Who): void {
  switch (authorize([anyOf], caller?.roles ?? null)) {
    case AuthStatus.NotAuthenticated:
      throw new HttpError('not-signed-in', ACCESS_MESSAGES.signInFirst);
    case AuthStatus.NotAuthorized:
      throw new HttpError('forbidden', ACCESS_MESSAGES.noRight);
    default:
  }
}

/**
 * Declarations applied to the input of their own endpoint, whose schema has checked it. What they read from it is a
 * method here, because only the contract knows the type of that input.
 */
interface OwnerOfInput extends Omit<OwnerAccess, 'named'> {
  named(input: unknown): NamedThings;
}
interface ScopeOfInput extends Omit<ScopeAccess, 'requested'> {
  requested(input: unknown): readonly ScopedThings[ScopedThing][] | undefined;
}

/** @returns whether one of the things that the input names may be read and not changed */
async function isReadOnlyTo(
  { owners }: AccessRules,
  { thing, named, needs, field }: OwnerOfInput,
  who: Who,
  input: unknown,
  isRead: boolean,
): Promise<boolean> {
  const rule = owners[thing];
  if (rule === undefined) throw new Error(`No resource registers whose a ${thing} is`);
  const needed: Need = needs ?? (isRead ? 'read' : 'change');
  let isReadOnly = false;
  for (const id of idsOf(named(input), who)) {
    const right = UUID.test(id) ? await rule.rightTo(id, who) : 'none';
    isReadOnly ||= right === 'read';
    if (RANK[right] >= RANK[needed]) continue;
    if (field !== undefined) throw invalid(field, rule.rejection().message);
    throw right === 'none' ? rule.rejection() : readOnlyRejection(rule);
  }
  return isReadOnly;
}

function readOnlyRejection(rule: OwnershipRule): HttpError {
  return rule.readOnlyRejection?.() ?? new HttpError('forbidden', ACCESS_MESSAGES.noRight);
}

function idsOf(named: NamedThings, { caller }: Who): readonly string[] {
  if (named === null || named === undefined) return [];
  if (named === SIGNED_IN_USER) return [caller?.userId ?? ''];
  return typeof named === 'string' ? [named] : named;
}

function visiblePart({ scopes }: AccessRules, part: ScopeOfInput, who: Who, input: unknown): VisiblePart {
  const { thing, field, needsSome } = part;
  const { caller } = who;
  // The declaration of the same thing determines which rule applies.
  const rule = scopes[thing] as ScopeRule | undefined;
  if (rule === undefined) throw new Error(`No resource registers who sees which ${thing}`);
  // The scope itself lets in signed-in callers alone.
  if (caller === null) throw new Error(`A call without a user came to the scope of ${thing}`);
  const requested = part.requested(input);
  if (needsSome === true && rule({ ...who, caller }, undefined)?.length === 0) {
    throw new HttpError('forbidden', ACCESS_MESSAGES.noRight);
  }
  const visible = rule({ ...who, caller }, requested);
  const isBeyond = visible !== null && requested?.some((item) => !visible.includes(item));
  if (field !== undefined && isBeyond) throw invalid(field, ACCESS_MESSAGES.notYours);
  return visible;
}
