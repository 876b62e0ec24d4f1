import { placeMeant, placeName, placeOfCode, placeWords } from '@specbuilder/duty-reader';
import type { NamedPlaces, TopCategory } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { type LinePart, type ReadLine, readLine } from './read-line.ts';

/** Words of a line that may name the city of its site; empty where the line has its altitude. */
export function cityWords(line: string, { parts, unknown }: ReadLine): string {
  return parts.some(({ kind }) => kind === 'altitude') ? '' : placeWords(line, unknown);
}

/** A line with the city that its words name as its site; where they name several, the user chooses. */
export function withCity(read: ReadLine, { words, cities }: NamedPlaces): ReadLine {
  if (words === null) return read;
  const code = read.parts.some(({ kind }) => kind === 'postalCode') ? read.criteria.zip : undefined;
  const place = { words, places: cities, codeOf: ({ postalCode }: (typeof cities)[number]) => postalCode };
  const meant = code === undefined ? placeMeant(words, cities, read.unknown) : placeOfCode(code, place, read.unknown);
  if (meant === null) return read;
  if ('question' in meant) return { ...read, questions: [...read.questions, meant.question] };
  const part: LinePart = { kind: 'city', text: words, fields: { city: placeName(meant.site) } };
  const criteria = code === undefined ? { ...read.criteria, zip: meant.site.postalCode } : read.criteria;
  return { ...read, parts: [...read.parts, part], unknown: meant.notUnderstood, criteria };
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
