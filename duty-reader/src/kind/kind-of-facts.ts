import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { Question } from '../reading.ts';
import { applicationOf } from './application-of-facts.ts';
import type { Category, Heat, SaidText } from './facts.ts';
import type { KindFacts, TextFacts } from './kind-facts.ts';
import { question } from './question.ts';
import { isForm, subCategoryOf } from './sub-of-facts.ts';

export interface Kind {
  readonly category: SaidText<Category> | null;
  readonly subCategory: SaidText | null;
  readonly application: SaidText | null;
  readonly question: Question | null;
  /** Words of the type that mean nothing for this kind. */
  readonly unused: readonly string[];
}

/** Names of the domain; a use of 'general' is none. */
export interface ChosenKind {
  readonly category?: string;
  readonly subCategory?: string;
  readonly application?: string;
}

export function kindOfFacts(facts: KindFacts, chosen: ChosenKind = {}): Kind {
  const decided = chosenCategory(chosen) ?? categoryOf(facts);
  if (decided.kind === 'open') return { ...NOTHING, question: decided.question };
  const heats = facts.type.heats.filter(({ isWeak }) => !isWeak || decided.category !== null);
  const category = decided.category === null ? null : withHeat(decided.category, facts.type);
  if (
    isHeaterAbsent(
      category?.value ?? null,
      heats.map(({ value }) => value),
    )
  ) {
    return { ...NOTHING, question: question('category', facts.type.whole, []) };
  }
  const use = chosenUse(chosen) ?? applicationOf(facts, category?.value ?? null);
  const found = subCategoryOf(facts, category?.value ?? null, use.application);
  const sub = chosen.subCategory ? { ...found, subCategory: said(chosen.subCategory), question: null } : found;
  return {
    category,
    subCategory: sub.subCategory,
    application: use.question === null && sub.question === null ? use.application : null,
    question: use.question ?? sub.question,
    unused: sub.unused,
  };
}

const NOTHING: Kind = { category: null, subCategory: null, application: null, question: null, unused: [] };

const said = <T extends string>(value: T): SaidText<T> => ({ value, text: value });

function chosenCategory({ category = '' }: ChosenKind): Decided | null {
  const isKnown = Object.hasOwn(FanCategory, category);
  return isKnown ? { kind: 'decided', category: said(category as Category) } : null;
}

function chosenUse({ application = '' }: ChosenKind): ReturnType<typeof applicationOf> | null {
  if (application === '') return null;
  return { application: application === 'general' ? null : said(application), question: null };
}

type Decided =
  | { readonly kind: 'open'; readonly question: Question }
  | { readonly kind: 'decided'; readonly category: SaidText<Category> | null };

/** The first text that says a category: the type, the tag, the heat of the type, the service; then the form or the use. */
function categoryOf(facts: KindFacts): Decided {
  const { type, tag, service } = facts;
  // 'EF-1 ... 12x12 damper' is a fan with one.
  for (const each of type.isPart || isAirOfUnit(type, tag) ? [tag, type] : [type, tag]) {
    const found = categoryOfText(each);
    if (found !== null) return found;
  }
  const of = (value: Category, { said: text }: TextFacts): Decided => ({
    kind: 'decided',
    category: { value, text },
  });
  if (type.heats.some(({ isWeak }) => !isWeak)) return heaterAlone(type) ?? of('HeatedMakeUpAir', type);
  const ofService = categoryOfText(service);
  if (ofService !== null) return ofService;
  const isExhaust = ({ subs, applications }: TextFacts) => subs.some(isForm) || applications.length > 0;
  const source = [type, service, facts.notes].find(isExhaust);
  return source === undefined ? { kind: 'decided', category: null } : of('Exhaust', source);
}

const UNITS: readonly Category[] = ['HvacUnit', 'MakeUpAir', 'HeatedMakeUpAir'];

/** 'DOAS-1 6000 cfm OA', 'MAU-1 10 kW heater': the outdoor air or the heater of a unit says no other kind than its tag. */
const isAirOfUnit = (type: TextFacts, tag: TextFacts): boolean =>
  type.categories.length > 0 &&
  type.categories.every(({ isWeak }) => isWeak) &&
  type.either.length === 0 &&
  tag.categories.some(({ value }) => UNITS.includes(value));

/** A heater that nothing says more of: one of a duct, a wall or a room is none of ours, and make-up air has one. */
function heaterAlone({ whole, heats }: TextFacts): Decided | null {
  if (!/\bheaters?\b/i.test(whole)) return null;
  const isElectric = heats.some(({ value }) => value === 'Electric');
  const values: readonly Category[] = isElectric ? ['HeatedMakeUpAir'] : ['IndustrialHeater', 'HeatedMakeUpAir'];
  return { kind: 'open', question: question('category', whole, values) };
}

/** Null where a text says no category. */
function categoryOfText({ whole, said: text, categories, either, isAbsent }: TextFacts): Decided | null {
  const open = (values: readonly Category[]): Decided => ({
    kind: 'open',
    question: question('category', whole, values),
  });
  const strong = categories.filter(({ isWeak }) => !isWeak);
  // 'HEAT PUMP RTU' is a unit of another kind than ours, and may be meant all the same.
  if (isAbsent) return open([...new Set(strong.map(({ value }) => value))]);
  const said = strong.length + either.length > 0 ? strong : categories;
  const named = [...new Set([...said.map(({ value }) => value), ...either])];
  const [value] = named;
  if (value === undefined) return null;
  return named.length > 1 ? open(named) : { kind: 'decided', category: { value, text } };
}

/** Make-up air that is heated is another category. */
function withHeat(category: SaidText<Category>, { heats }: TextFacts): SaidText<Category> {
  const isHeated = category.value === 'MakeUpAir' && heats.some(({ value }) => value !== 'CoolingOnly');
  return isHeated ? { ...category, value: 'HeatedMakeUpAir' } : category;
}

function isHeaterAbsent(category: Category | null, heats: readonly Heat[]): boolean {
  if (category === 'IndustrialHeater') return heats.includes('Electric') || heats.includes('Hydronic');
  return heats.includes('Hydronic') && (category === 'HeatedMakeUpAir' || category === 'HvacUnit');
}
