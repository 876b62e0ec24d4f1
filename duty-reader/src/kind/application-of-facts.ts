import type { Question } from '../reading.ts';
import {
  GENERAL_APPLICATIONS,
  HEATED_APPLICATIONS,
  LINES_OF_APPLICATION,
  NAMED_LINE_APPLICATIONS,
} from './application-terms.ts';
import type { Category, SaidText } from './facts.ts';
import type { KindFacts, Said } from './kind-facts.ts';
import { question } from './question.ts';

interface Use {
  readonly application: SaidText | null;
  readonly question: Question | null;
}

/** What a fan is used for; a question where the product has no line made for it. */
export function applicationOf(facts: KindFacts, category: Category | null): Use {
  const said = usesOf(facts);
  const demanding = said.filter(({ value }) => !hasLine(value, facts) && isDecisive(value, category));
  const [first] = demanding;
  if (first !== undefined) {
    const values = [...new Set(demanding.map(({ value }) => value))];
    return { application: null, question: question('application', first.text, [...values, 'general']) };
  }
  const usable = said.map((use) => forCategory(use, category)).filter((use) => use !== null);
  const values = [...new Set(usable.map(({ value }) => value))];
  if (values.length > 1) {
    const words = usable.map(({ text }) => text).join(' ');
    return { application: null, question: question('application', words, values) };
  }
  return { application: usable[0] ?? null, question: null };
}

/** Uses that the texts name, the type before the others; a tag says one where they do not. */
function usesOf({ type, service, notes, tag }: KindFacts): readonly Said<string>[] {
  const written = [...type.applications, ...service.applications, ...notes.applications];
  return written.length > 0 ? written : tag.applications;
}

function hasLine(application: string, { type }: KindFacts): boolean {
  if (NAMED_LINE_APPLICATIONS.has(application)) return type.subs.some(({ isWeak }) => !isWeak);
  return GENERAL_APPLICATIONS.has(application) || LINES_OF_APPLICATION[application] !== undefined;
}

/** A garage says nothing of a unit that heats or cools it. */
function isDecisive(application: string, category: Category | null): boolean {
  return !NAMED_LINE_APPLICATIONS.has(application) || category === null || category === 'Exhaust';
}

function forCategory({ value, text }: SaidText, category: Category | null): SaidText | null {
  if (category === null || category === 'Exhaust') return { value, text };
  const heated = category === 'HeatedMakeUpAir' ? HEATED_APPLICATIONS[value] : undefined;
  return heated === undefined ? null : { value: heated, text };
}
