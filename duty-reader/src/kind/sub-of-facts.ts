import type { Question } from '../reading.ts';
import { LINES_OF_APPLICATION } from './application-terms.ts';
import type { Category, Heat, SaidText, SubCategory } from './facts.ts';
import type { KindFacts, Said } from './kind-facts.ts';
import { question } from './question.ts';

interface Sub {
  readonly subCategory: SaidText | null;
  readonly question: Question | null;
  /** Words that mean nothing for the category. */
  readonly unused: readonly string[];
}

const NONE: Sub = { subCategory: null, question: null, unused: [] };

export function subCategoryOf(facts: KindFacts, category: Category | null, application: SaidText | null): Sub {
  const heats = facts.type.heats;
  switch (category) {
    case null:
      return { ...NONE, unused: heats.map(({ text }) => text) };
    case 'Exhaust':
      return { ...ofExhaust(facts, application), unused: heats.map(({ text }) => text) };
    case 'MakeUpAir':
      return ofMakeUpAir(facts.type.subs);
    case 'HeatedMakeUpAir':
      return ofHeats(facts, HEATED);
    case 'HvacUnit':
      return ofHeats(facts, HVAC);
    case 'IndustrialHeater':
      return ofSubs(facts.type.subs, ['Horizontal', 'Vertical']);
    default:
      return ofSubs(facts.type.subs, ['Destratification', 'SensibleCooling']);
  }
}

const strong = <T extends string>(said: readonly Said<T>[]) => said.filter(({ isWeak }) => !isWeak);

/** Of words that say a form, those that decide: 'propeller' beside 'roof'. */
function deciding(said: readonly Said<SubCategory>[]): readonly Said<SubCategory>[] {
  const forms = said.filter(isForm);
  const decided = strong(forms);
  return decided.length > 0 ? decided : forms;
}

function ofExhaust({ type, tag, service }: KindFacts, application: SaidText | null): Omit<Sub, 'unused'> {
  const source = [type.subs, tag.subs, type.whole === '' ? service.subs : []].find((subs) => subs.length > 0) ?? [];
  const said = deciding(source);
  const lines = LINES_OF_APPLICATION[application?.value ?? ''];
  const values = [...new Set(said.map(({ value }) => value))];
  const words = said.map(({ text }) => text).join(' ');
  if (values.length > 1) return { subCategory: null, question: question('subCategory', words, values) };
  const [value] = values;
  const isFit = value !== undefined && (lines === undefined || lines.some((line) => line === value));
  if (isFit) return { subCategory: { value, text: said[0]?.text ?? '' }, question: null };
  const isDecided = said.some(({ isWeak }) => !isWeak);
  if (lines !== undefined && isDecided) {
    return {
      subCategory: null,
      question: question('subCategory', `${words} ${application?.text ?? ''}`.trim(), lines),
    };
  }
  const [line, ...others] = lines ?? [];
  const isOnly = line !== undefined && others.length === 0;
  return { subCategory: isOnly ? { value: line, text: application?.text ?? '' } : null, question: null };
}

/** The only one of the forms that a category has. */
function ofSubs(said: readonly Said<SubCategory>[], forms: readonly SubCategory[]): Sub {
  const own = said.filter(({ value }) => forms.includes(value));
  const values = [...new Set(own.map(({ value }) => value))];
  const unused = strong(said)
    .filter((each) => !own.includes(each))
    .map(({ text }) => text);
  if (values.length > 1)
    return {
      subCategory: null,
      question: question('subCategory', own.map(({ text }) => text).join(' '), values),
      unused,
    };
  return { subCategory: own[0] ?? null, question: null, unused };
}

/** How units are set up: no form of a fan. */
const SET_UP: ReadonlySet<SubCategory> = new Set(['Horizontal', 'Vertical', 'Destratification', 'SensibleCooling']);

export const isForm = ({ value }: { readonly value: SubCategory }) => !SET_UP.has(value);

const MAKE_UP_AIR: Readonly<Record<string, SubCategory>> = {
  Inline: 'InlineFiltered',
  UpblastDownblast: 'RooftopFiltered',
  Axial: 'EconomySupply',
  EconomySupply: 'EconomySupply',
};

function ofMakeUpAir(subs: readonly Said<SubCategory>[]): Sub {
  const [said] = deciding(subs);
  if (said === undefined) return NONE;
  const value = MAKE_UP_AIR[said.value];
  // Roof fans that blow up or down draw air out.
  const isKnown = value !== undefined && (said.value !== 'UpblastDownblast' || said.isWeak);
  if (isKnown) return { ...NONE, subCategory: { value, text: said.text } };
  return { ...NONE, question: question('subCategory', said.text, ['RooftopFiltered', 'InlineFiltered']) };
}

type SubOfHeat = Readonly<Partial<Record<Heat, SubCategory>>>;
const HEATED: SubOfHeat = {
  DirectFired: 'DirectFired',
  DirectFiredCompact: 'DirectFiredCompact',
  IndirectFired: 'IndirectFired',
  Electric: 'Electric',
};
const HVAC: SubOfHeat = { IndirectFired: 'IndirectFired', Electric: 'Electric', CoolingOnly: 'CoolingOnly' };

function ofHeats({ type }: KindFacts, subOfHeat: SubOfHeat): Sub {
  const said = type.heats.flatMap(({ value, text }) => {
    const sub = subOfHeat[value];
    return sub === undefined ? [] : [{ value: sub, text }];
  });
  const values = [...new Set(said.map(({ value }) => value))];
  const unused = strong(type.subs).map(({ text }) => text);
  if (values.length > 1) {
    return { ...NONE, question: question('subCategory', said.map(({ text }) => text).join(' '), values), unused };
  }
  return { subCategory: said[0] ?? null, question: null, unused };
}
