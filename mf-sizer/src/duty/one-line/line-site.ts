import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { wordsOf } from './line-terms.ts';

/** Which search a line means, and the words that said so. */
export interface LinePlace {
  readonly category: FanCategory;
  readonly sub: number;
  readonly application: string | null;
  /** Names from the category inwards. */
  readonly names: readonly string[];
  readonly words: ReadonlySet<string>;
}

interface Candidate extends LinePlace {
  /** 0 for a category, 1 for a line of it, 2 for an application. */
  readonly depth: number;
  /** Words of the names that were not said: 'make-up air' is not heated, 'inline' is not 'ceiling and inline'. */
  readonly unsaid: number;
}

/**
 * The category, line or application that most words of a line name. Where two lines fit as well, the search is over
 * what they have in common; where two categories do, nothing is decided.
 */
export function placeOfWords(categories: readonly TopCategory[], typed: readonly string[]): LinePlace | null {
  const words = new Set(typed);
  const named = candidates(categories, words).filter((each) => each.words.size > 0);
  const max = Math.max(0, ...named.map((each) => each.words.size));
  const [first, ...others] = min(
    min(
      named.filter((each) => each.words.size === max),
      ({ unsaid }) => unsaid,
    ),
    ({ depth }) => depth,
  );
  if (first === undefined) return null;
  if (others.length === 0) return first;
  if (others.some(({ category }) => category !== first.category)) return null;
  const whole = categories.find(({ fanCategoryType }) => fanCategoryType === first.category);
  const isSameSub = others.every(({ sub }) => sub === first.sub);
  return {
    ...first,
    sub: isSameSub ? first.sub : 0,
    application: null,
    names: isSameSub ? first.names.slice(0, 2) : [whole?.name ?? ''],
  };
}

function min(candidates: readonly Candidate[], amountOf: (candidate: Candidate) => number): readonly Candidate[] {
  const amount = Math.min(...candidates.map(amountOf));
  return candidates.filter((candidate) => amountOf(candidate) === amount);
}

function candidates(categories: readonly TopCategory[], typed: ReadonlySet<string>): readonly Candidate[] {
  return categories.flatMap((category) => {
    const { fanCategoryType, name, id } = category;
    const ofCategory = matched(`${name} ${id}`, typed);
    const unsaid = unsaidIn(name, typed);
    const whole = { category: fanCategoryType, sub: 0, application: null, names: [name], words: ofCategory };
    return [
      { ...whole, depth: 0, unsaid },
      ...category.subCategories.flatMap((sub) => {
        const ofLine = matched(sub.name, typed);
        const line = {
          ...whole,
          sub: sub.id,
          names: [name, sub.name],
          words: new Set([...ofCategory, ...ofLine]),
          unsaid: unsaid + (ofLine.size === 0 ? 0 : unsaidIn(sub.name, typed)),
        };
        const applications = sub.applications.map(({ id: application, name: title }) => ({
          ...line,
          application,
          names: [...line.names, title],
          depth: 2,
          words: new Set([...line.words, ...matched(title, typed)]),
        }));
        return [{ ...line, depth: 1 }, ...applications];
      }),
    ];
  });
}

function unsaidIn(name: string, typed: ReadonlySet<string>): number {
  return wordsOf(name).filter((word) => !typed.has(word)).length;
}

function matched(name: string, typed: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(wordsOf(name).filter((word) => typed.has(word)));
}

/** Where nothing was said, most fans exhaust. */
export const DEFAULT_CATEGORY = FanCategory.Exhaust;
