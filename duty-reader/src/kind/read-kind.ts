import type { FieldValue, Question } from '../reading.ts';
import { factsOf, type KindTexts } from './kind-facts.ts';
import { type ChosenKind, type Kind, kindOfFacts } from './kind-of-facts.ts';

export interface ReadKind {
  readonly category: FieldValue<string> | null;
  readonly subCategory: FieldValue<string> | null;
  readonly application: FieldValue<string> | null;
  /** Words that were used, as they are written. */
  readonly understood: readonly string[];
  /** Words of the type that mean nothing here. */
  readonly notUnderstood: readonly string[];
  readonly question: Question | null;
}

const value = (said: { readonly value: string; readonly text: string } | null): FieldValue<string> | null =>
  said === null ? null : { value: said.value, unit: null, asWritten: said.text };

/**
 * What the texts of a row say of its kind: the type first, then the letters of the tag, then the service.
 *
 * @param chosen what the user chose where the texts left it open
 */
export function readKind(texts: KindTexts, chosen: ChosenKind = {}): ReadKind {
  const facts = factsOf(texts);
  const kind: Kind = kindOfFacts(facts, chosen);
  const unused = new Set(kind.unused);
  return {
    category: value(kind.category),
    subCategory: value(kind.subCategory),
    application: value(kind.application),
    understood: facts.understood.filter((word) => !unused.has(word)),
    notUnderstood: [...kind.unused, ...facts.notUnderstood],
    question: kind.question,
  };
}
