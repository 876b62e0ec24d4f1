import type { Question } from '../reading.ts';

interface Place {
  readonly city: string;
  readonly state: string;
}

/** What the words of a line that name a place mean: the site of the job, or a question. */
export type PlaceMeant<P extends Place> =
  | { readonly site: P; readonly notUnderstood: readonly string[] }
  | { readonly question: Question };

/** 'Denver, CO'. */
export const placeName = ({ city, state }: Place): string => `${city}, ${state}`;

/**
 * One place is the site, and its words are understood; of several the user chooses.
 *
 * @param words the words of the line that name the places
 * @param places those that a list of places has for them
 * @param notUnderstood of the line
 * @returns null where the list has none
 */
export function placeMeant<P extends Place>(
  words: string,
  places: readonly P[],
  notUnderstood: readonly string[],
): PlaceMeant<P> | null {
  const [site, ...others] = places;
  if (site === undefined) return null;
  if (others.length > 0) {
    const meanings = places.map((place) => ({ value: placeName(place), unit: null }));
    return { question: { field: 'postalCode', asWritten: words, meanings } };
  }
  return { site, notUnderstood: withoutWords(words, notUnderstood) };
}

/** What the codes of a city and the places around it have in common: two digits of a ZIP code, the letter of a Canadian one. */
const regionOf = (code: string) => code.slice(0, /^\d/.test(code) ? 2 : 1).toUpperCase();

/**
 * The place that the words beside a postal code name, where the code is in it: 'Denver, CO 80202'.
 *
 * @param codeOf a postal code of a place
 * @returns null where the words and the code name different places
 */
export function placeOfCode<P extends Place>(
  code: string,
  { words, places, codeOf }: { words: string; places: readonly P[]; codeOf: (place: P) => string },
  notUnderstood: readonly string[],
): { readonly site: P; readonly notUnderstood: readonly string[] } | null {
  const site = places.find((place) => regionOf(codeOf(place)) === regionOf(code));
  return site === undefined ? null : { site, notUnderstood: withoutWords(words, notUnderstood) };
}

function withoutWords(words: string, notUnderstood: readonly string[]): readonly string[] {
  const used = new Set(words.split(/\s+/).map(bare));
  return notUnderstood.filter((word) => !used.has(bare(word)));
}

const bare = (word: string) => word.replaceAll(/[.,]/g, '');
