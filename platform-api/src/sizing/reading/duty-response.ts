import { type Meaning, placeWords, type Question, readLine } from '@specbuilder/duty-reader';
import type { ReadDutyResponse } from '@specbuilder/shared-contracts/api';
import type { LocationService } from '../../places/index.ts';
import { questionsOf } from './schedule-response.ts';

/** One line as the API returns it. A city that it names is its site; one of several is for the user to choose. */
export function dutyResponse(text: string, location: Pick<LocationService, 'citiesOf'>): ReadDutyResponse {
  const { criteria, questions, notUnderstood } = readLine(text);
  const response = { criteria, questions: questionsOf(questions), notUnderstood: [...notUnderstood] };
  const hasSite = [criteria.postalCode, criteria.altitude].some((site) => site !== null);
  const named = hasSite ? null : location.citiesOf(placeWords(text, notUnderstood));
  if (named === null) return response;
  const { words, cities } = named;
  const [city, ...others] = cities;
  if (city === undefined) return response;
  if (others.length > 0) {
    const meanings = cities.map((each): Meaning => ({ value: `${each.city}, ${each.state}`, unit: null }));
    const question: Question = { field: 'postalCode', asWritten: words, meanings };
    return { ...response, questions: [...response.questions, ...questionsOf([question])] };
  }
  const used = new Set(words.split(/[\s,.]+/));
  return {
    ...response,
    criteria: { ...criteria, postalCode: { value: city.code, unit: null, asWritten: words } },
    notUnderstood: notUnderstood.filter((word) => !used.has(word.replaceAll(/[,.]/g, ''))),
  };
}
