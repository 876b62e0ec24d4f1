import { placeMeant, placeWords, readLine } from '@specbuilder/duty-reader';
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
  const meant = placeMeant(words, cities, notUnderstood);
  if (meant === null) return response;
  if ('question' in meant) return { ...response, questions: [...response.questions, ...questionsOf([meant.question])] };
  return {
    ...response,
    criteria: { ...criteria, postalCode: { value: meant.site.code, unit: null, asWritten: words } },
    notUnderstood: [...meant.notUnderstood],
  };
}
