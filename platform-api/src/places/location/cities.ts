import { type GeoPlace, middleOf } from './places.ts';

/** A city by its name: the one of its codes that is nearest to their middle. */
export interface City extends GeoPlace {
  /** Number of its ZIP codes, the only measure of its size that the tables have; an area of Canada counts as several. */
  readonly codes: number;
}

/** Words that name a city, and the cities that they may name: one, or the largest of several. */
export interface NamedCities {
  readonly words: string;
  readonly cities: readonly City[];
}

export interface CityNames {
  /**
   * What names a city in a text whose names are separated by semicolons; null where nothing does. A name counts as a whole,
   * 'Boston Market' is no city, or with its state. Where several names do, those with a state come first, and the cities of
   * all that are left are meant.
   */
  find(text: string): NamedCities | null;
}

/** Codes of a city that needs no state, and of one that may be meant beside it: 'Portland' is in OR or ME. */
const WELL_KNOWN = 10;
const LIKELY = 5;
/** Codes of a city in the other country: 'Waterloo' is in ON or IA. */
const LIKELY_ABROAD = 4;
/** ZIP codes for as many people as live in one area of Canada (24,000 and 8,000). */
const CODES_OF_AREA = 3;
const MAX_MEANT = 3;
/** Words of the longest name with its state. */
const MAX_WORDS = 7;
/** Words before the name of a city that say what it is. */
const LEADS = new Set(['site', 'jobsite', 'location']);
/** Cities whose names are words of a duty, makers or provinces: they need their state. */
const OTHER_WORDS = new Set([
  'mobile',
  'reading',
  'orange',
  'independence',
  'enterprise',
  'commerce',
  'normal',
  'delta',
  'ontario',
]);
/** Names that people say, by the ones of the tables. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['quebec city', 'quebec'],
  ['sudbury', 'greater sudbury'],
]);

/** Short forms of states and provinces that are not their codes. */
const SHORT_STATES: ReadonlyMap<string, string> = new Map([['pei', 'PE']]);
const IS_CODE = /^(?:\p{L}{2}\.?|(?:\p{L}\.){2,3}|PEI)$/u;

/**
 * Cities of the US and Canada by name.
 *
 * @param places by ZIP code, and by the areas of Canadian postal codes, whose first half is all that the tables know
 * @param states codes of states and provinces by their codes and names
 */
export function cityNames(places: readonly GeoPlace[], states: ReadonlyMap<string, string>): CityNames {
  const cities = citiesByName(places);
  const named = (words: readonly string[]) => {
    const key = keyOf(words.join(' '));
    return cities.get(ALIASES.get(key) ?? key) ?? [];
  };
  const inState = (words: readonly string[]): readonly City[] => {
    for (const length of [1, 2, 3]) {
      const ofState = words.slice(-length).join(' ');
      const name = words.slice(0, -length);
      const state = states.get(keyOf(ofState)) ?? SHORT_STATES.get(keyOf(ofState));
      // 'George Washington' is a person before it is a village.
      const isSaid = IS_CODE.test(ofState) || name.at(-1)?.endsWith(',') === true;
      const inIt = named(name).filter((city) => city.state === state && (isSaid || city.codes >= LIKELY));
      if (name.length > 0 && state !== undefined && inIt.length > 0) return inIt;
    }
    return [];
  };
  const withoutState = (words: readonly string[]): readonly City[] =>
    OTHER_WORDS.has(keyOf(words.join(' '))) ? [] : meant(named(words));
  return {
    find(text) {
      const names = text.split(';').map((name) => name.split(/\s+/).filter((word) => word !== ''));
      const withState = names.flatMap((words) => {
        const run = runsOf(words).find((each) => inState(each).length > 0);
        return run === undefined ? [] : [{ words: run.join(' '), cities: inState(run) }];
      });
      const alone = names.map((words) => ({ words: words.join(' '), cities: withoutState(withoutLead(words)) }));
      return joined(withState.length > 0 ? withState : alone.filter(({ cities }) => cities.length > 0));
    },
  };
}

const withoutLead = (words: readonly string[]) => (LEADS.has(keyOf(words[0] ?? '')) ? words.slice(1) : words);

/** Several names are the first one with the cities of all, for the user to choose. */
function joined(named: readonly NamedCities[]): NamedCities | null {
  const [first] = named;
  if (first === undefined) return null;
  const cities = [...new Set(named.flatMap((each) => each.cities))];
  return { words: first.words, cities: named.length > 1 ? cities.slice(0, MAX_MEANT) : cities };
}

/** Cities that a name without a state may mean; none where no city of the name is well known. */
function meant(cities: readonly City[]): readonly City[] {
  const [largest] = cities;
  if (largest === undefined || largest.codes < WELL_KNOWN) return [];
  const isLikely = ({ codes, country }: City) => codes >= (country === largest.country ? LIKELY : LIKELY_ABROAD);
  return cities.filter(isLikely).slice(0, MAX_MEANT);
}

/** All rows of words of a name, the longest first. */
function runsOf(words: readonly string[]): readonly (readonly string[])[] {
  const lengths = Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, index) => index + 1).reverse();
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => words.slice(from, from + length)),
  );
}

/** 'St. Louis,' and 'Saint Louis' are the same name. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f.,'’]/g, '')
    .toLowerCase()
    .replace(/^saint /, 'st ')
    .replace(/^fort /, 'ft ')
    .replace(/^mount /, 'mt ');

/** Largest first. */
function citiesByName(places: readonly GeoPlace[]): ReadonlyMap<string, readonly City[]> {
  const cities = [...grouped(places, ({ city, state }) => `${keyOf(city)}|${state}`).values()].map((ofCity) => {
    const middle = middleOf(ofCity) as GeoPlace;
    return { ...middle, codes: ofCity.length * (middle.country === 'CAN' ? CODES_OF_AREA : 1) };
  });
  return grouped(
    cities.sort((a, b) => b.codes - a.codes),
    ({ city }) => keyOf(city),
  );
}

function grouped<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
