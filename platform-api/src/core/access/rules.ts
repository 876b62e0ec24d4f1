import {
  type Access,
  type Need,
  type OwnedThing,
  partsOf,
  type ScopedThing,
  type ScopedThings,
} from '@specbuilder/shared-contracts/api';
import type { HttpError } from '../http-error/http-error.ts';
import type { Actor, Caller } from './caller.ts';

/** The caller and the brand of a request; the brand is null for a connection without one. */
export interface Who {
  readonly caller: Caller | null;
  readonly actor: Actor;
  readonly manufacturerLabelId: number | null;
  /** Of the link that the page was opened by; it opens its thing to be read. */
  readonly linkToken?: string | null;
}

export interface WhoSignedIn extends Who {
  readonly caller: Caller;
}

/** What a caller may do with a thing; 'none' also if there is no such thing. */
export type Right = Need | 'none';

/** Whose a kind of thing is, as the resource says that owns it. */
export interface OwnershipRule {
  /** @param id a UUID; not yet checked whether such a thing exists */
  rightTo(id: string, who: Who): Promise<Right>;
  /** The rejection without any right; the same as for a thing that does not exist, so that ids reveal nothing. */
  rejection(): HttpError;
  /** The rejection for a change of what may only be read, if the resource has a more specific one. */
  readOnlyRejection?(): HttpError;
}

/**
 * What a caller may see of a kind of thing.
 *
 * @returns null for all of it
 */
export type ScopeRule<T extends ScopedThing = ScopedThing> = (
  who: WhoSignedIn,
  requested: readonly ScopedThings[T][] | undefined,
) => readonly ScopedThings[T][] | null;

/** The one registry: each resource brings the rules of what it owns. */
export interface AccessRules {
  readonly owners: Readonly<Partial<Record<OwnedThing, OwnershipRule>>>;
  readonly scopes: { readonly [T in ScopedThing]?: ScopeRule<T> };
}

/**
 * Verifies at start that every declared thing has its rule.
 *
 * @param declared accesses by the name of their declaration
 * @throws Error that names each declaration without a rule
 */
export function assertRulesExist(rules: AccessRules, declared: Readonly<Record<string, Access>>): void {
  const missing = Object.entries(declared).flatMap(([name, access]) =>
    partsOf(access).flatMap((part) => {
      const isMissing =
        (part.kind === 'owner' && rules.owners[part.thing] === undefined) ||
        (part.kind === 'scope' && rules.scopes[part.thing] === undefined);
      return isMissing ? [`${name} is about '${part.thing}', for which no resource registers a rule`] : [];
    }),
  );
  if (missing.length > 0) throw new Error(`Access is not complete:\n${missing.join('\n')}`);
}
