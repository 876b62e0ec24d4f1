import type { Role } from '../../domain/roles.ts';

/**
 * Who may call what, as each endpoint, hub method and file address declares it. The server enforces the declaration in
 * one place; the resource that owns a kind of thing registers the rule that says whose it is.
 */

/** A kind of thing that belongs to a user. */
export type OwnedThing =
  | 'project'
  | 'fan-item'
  | 'result-set'
  | 'file'
  | 'customer'
  | 'regional-customer'
  | 'customer-note'
  | 'user'
  | 'alert'
  | 'invitation'
  | 'load-calculation';

/** Kinds of things of which a caller sees a part, chosen by the server, and what one of them is named by. */
export interface ScopedThings {
  'sales-region': number;
  'project-brand': number;
  'alert-recipient': string;
}
export type ScopedThing = keyof ScopedThings;

/** What a caller names of a kind of thing: nothing, one or several. */
export type NamedThings = string | readonly string[] | null | undefined;

/** Names the caller's own account where the input of a call about an account names none. */
export const SIGNED_IN_USER = 'the signed-in user';

export interface OpenAccess {
  readonly kind: 'open';
  /** Why all visitors may call it; a test compares the list of open endpoints character by character. */
  readonly why: string;
}
export interface SignedInAccess {
  readonly kind: 'signed-in';
}
/** A user, or a guest who identifies by a guest key, so that what is created has an owner. */
export interface IdentifiedAccess {
  readonly kind: 'identified';
}
export interface RolesAccess {
  readonly kind: 'roles';
  /** Any of them is enough. */
  readonly anyOf: readonly Role[];
}

/** What a call does with a thing: reads it, changes it, or decides about it as its owner alone may. */
export type Need = 'read' | 'change' | 'own';

export interface OwnerOptions {
  /** Whether guests may own the thing by their guest key; else the caller has to be signed in. */
  readonly guests?: boolean;
  /** What is done with the thing; without it GET and HEAD read and everything else changes. */
  readonly needs?: Need;
  /** The field of a form that names the thing: a foreign one is a bad entry (400), not a missing page (404). */
  readonly field?: string;
}
export interface OwnerAccess<Input = never> extends OwnerOptions {
  readonly kind: 'owner';
  readonly thing: OwnedThing;
  readonly named: (input: Input) => NamedThings;
}
export interface ScopeOptions {
  /** The field of a form that names some of them: naming what the caller does not see is a bad entry (400). */
  readonly field?: string;
  /** Callers who may see none of them are rejected (403) instead of getting an empty result. */
  readonly needsSome?: boolean;
}
/** The call returns what the caller may see; the server passes that part to the handler. */
export interface ScopeAccess<Input = never, T extends ScopedThing = ScopedThing> extends ScopeOptions {
  readonly kind: 'scope';
  readonly thing: T;
  readonly requested: (input: Input) => readonly ScopedThings[T][] | undefined;
}

/** Says who is let in, before anything is known of the input. */
export type CallerAccess = OpenAccess | SignedInAccess | IdentifiedAccess | RolesAccess;
/** Says it of a thing that the input names. */
export type InputAccess<Input = never> = OwnerAccess<Input> | ScopeAccess<Input>;
export interface AllOfAccess<Input = never> {
  readonly kind: 'all-of';
  readonly parts: readonly (CallerAccess | InputAccess<Input>)[];
}

/** @typeParam Input what the endpoint's input has to name for the declaration to be checked */
export type Access<Input = never> = CallerAccess | OwnerAccess<Input> | AllOfAccess<Input>;

export const open = (why: string): OpenAccess => ({ kind: 'open', why });
export const signedIn = (): SignedInAccess => ({ kind: 'signed-in' });
export const identified = (): IdentifiedAccess => ({ kind: 'identified' });
export const roles = (...anyOf: readonly [Role, ...Role[]]): RolesAccess => ({ kind: 'roles', anyOf });

export function owner<Input>(
  thing: OwnedThing,
  named: (input: Input) => NamedThings,
  options: OwnerOptions = {},
): OwnerAccess<Input> {
  return { kind: 'owner', thing, named, ...options };
}

export function scope<Input, T extends ScopedThing>(
  thing: T,
  requested: (input: Input) => readonly ScopedThings[T][] | undefined,
  options: ScopeOptions = {},
): ScopeAccess<Input, T> {
  return { kind: 'scope', thing, requested, ...options };
}

/** Each part has to be met; who is let in is said first, then whose things they are. */
export function allOf<First = unknown, Second = unknown>(
  caller: CallerAccess | OwnerAccess<First>,
  ...things: readonly [InputAccess<Second>, ...InputAccess<Second>[]]
): AllOfAccess<First & Second> {
  return { kind: 'all-of', parts: [caller, ...things] };
}

/** The parts of a declaration, each of which has to be met. */
export function partsOf(access: Access): readonly (CallerAccess | InputAccess)[] {
  return access.kind === 'all-of' ? access.parts : [access];
}
