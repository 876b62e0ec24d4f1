import { placeMeant, placeName, placeWords } from '@specbuilder/duty-reader';
import type { NamedPlaces, TopCategory } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { type LinePart, type ReadLine, readLine } from './read-line.ts';

/** Words of a line that may name the city of its site; empty where the line has its site. */
export function cityWords(line: string, { parts, unknown }: ReadLine): string {
  const hasSite = parts.some(({ kind }) => kind === 'postalCode' || kind === 'altitude');
  return hasSite ? '' : placeWords(line, unknown);
}

/** A line with the city that its words name as its site; where they name several, the user chooses. */
export function withCity(read: ReadLine, { words, cities }: NamedPlaces): ReadLine {
  const meant = words === null ? null : placeMeant(words, cities, read.unknown);
  if (words === null || meant === null) return read;
  if ('question' in meant) return { ...read, questions: [...read.questions, meant.question] };
  const part: LinePart = { kind: 'city', text: words, fields: { city: placeName(meant.site) } };
  return {
    ...read,
    parts: [...read.parts, part],
    unknown: meant.notUnderstood,
    criteria: { ...read.criteria, zip: meant.site.postalCode },
  };
}

export const cityQuery = ({ apiQueries }: Platform, words: string) =>
  apiQueries.location.byName.queryOptions({ input: { words } });

/** A line with the city that it names. Where no one responds, its words are not understood. */
export async function readLineWithCity(
  platform: Platform,
  line: string,
  categories: readonly TopCategory[],
): Promise<ReadLine> {
  const read = readLine(line, categories);
  const words = cityWords(line, read);
  if (words === '') return read;
  const named = await platform.queries.ensureQueryData(cityQuery(platform, words)).catch(() => null);
  return named === null ? read : withCity(read, named);
}
