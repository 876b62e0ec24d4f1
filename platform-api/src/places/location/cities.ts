import { type GeoPlace, middleOf } from './places.ts';

/** A city by its name: the one of its codes that is nearest to their middle. */
export interface City extends GeoPlace {
  /** Number of its codes, the only measure of its size that the tables have. */
  readonly codes: number;
}

/** Words that name a city, and the cities that they may name: one, or the largest of several. */
export interface NamedCities {
  readonly words: string;
  readonly cities: readonly City[];
}

export interface CityNames {
  /** The first words of a text, whose names are separated by semicolons, that name a city; null where none do. */
  find(text: string): NamedCities | null;
}

/** Codes of a city that needs no state, and of one that may be meant beside it: 'Portland' is in OR or ME. */
const WELL_KNOWN = 10;
const LIKELY = 5;
const MAX_MEANT = 3;
const MAX_WORDS = 5;
/** Cities whose names are words of a duty: they need their state. */
const WORDS_OF_A_DUTY = new Set(['mobile', 'reading', 'orange', 'independence', 'enterprise', 'commerce', 'normal']);

/** US cities by name; of a Canadian city the tables know areas and no whole postal code. */
export function cityNames(zips: readonly GeoPlace[], states: ReadonlyMap<string, string>): CityNames {
  const byName = citiesByName(zips);
  const stateOf = (words: readonly string[]) => states.get(keyOf(words.join(' ')));
  const find = (words: readonly string[]): readonly City[] => {
    for (const length of [1, 2]) {
      const state = words.length > length ? stateOf(words.slice(-length)) : undefined;
      const inState = (byName.get(keyOf(words.slice(0, -length).join(' '))) ?? []).filter(
        (city) => city.state === state,
      );
      if (inState.length > 0) return inState;
    }
    const key = keyOf(words.join(' '));
    return WORDS_OF_A_DUTY.has(key) ? [] : meant(byName.get(key) ?? []);
  };
  return {
    find(text) {
      for (const name of text.split(';')) {
        for (const { words, next } of runsOf(name)) {
          // 'Denver AZ' is no Denver of another state.
          const cities = next.length > 0 && stateOf(next) !== undefined ? [] : find(words);
          if (cities.length > 0) return { words: words.join(' '), cities };
        }
      }
      return null;
    },
  };
}

/** Cities that a name without a state may mean; none where no city of the name is well known. */
function meant(cities: readonly City[]): readonly City[] {
  const [largest] = cities;
  if (largest === undefined || largest.codes < WELL_KNOWN) return [];
  return cities.filter(({ codes }) => codes >= LIKELY).slice(0, MAX_MEANT);
}

/** All rows of words of a text with the word behind them, the longest first. */
function runsOf(text: string): readonly { readonly words: readonly string[]; readonly next: readonly string[] }[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lengths = Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, index) => index + 1).reverse();
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => ({
      words: words.slice(from, from + length),
      next: words.slice(from + length, from + length + 1),
    })),
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
function citiesByName(zips: readonly GeoPlace[]): ReadonlyMap<string, readonly City[]> {
  const cities = [...grouped(zips, ({ city, state }) => `${keyOf(city)}|${state}`).values()].map((places) => ({
    ...(middleOf(places) as GeoPlace),
    codes: places.length,
  }));
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
