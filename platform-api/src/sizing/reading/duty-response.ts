import { placeMeant, placeOfCode, placeWords, readLine } from '@specbuilder/duty-reader';
import type { ReadDutyResponse } from '@specbuilder/shared-contracts/api';
import type { City, LocationService } from '../../places/index.ts';
import { questionsOf } from './schedule-response.ts';

/**
 * One line as the API returns it. A city that it names is its site; one of several is for the user to choose, and
 * one beside its postal code says nothing more.
 */
export function dutyResponse(text: string, location: Pick<LocationService, 'citiesOf'>): ReadDutyResponse {
  const { criteria, questions, notUnderstood } = readLine(text);
  const response = { criteria, questions: questionsOf(questions), notUnderstood: [...notUnderstood] };
  const { altitude, postalCode } = criteria;
  const named = altitude === null ? location.citiesOf(placeWords(text, notUnderstood)) : null;
  if (named === null) return response;
  const { words, cities } = named;
  if (postalCode !== null) {
    const place = { words, places: cities, codeOf: ({ code }: City) => code };
    const ofCode = placeOfCode(String(postalCode.value), place, notUnderstood);
    return ofCode === null ? response : { ...response, notUnderstood: [...ofCode.notUnderstood] };
  }
  const meant = placeMeant(words, cities, notUnderstood);
  if (meant === null) return response;
  if ('question' in meant) return { ...response, questions: [...response.questions, ...questionsOf([meant.question])] };
  return {
    ...response,
    criteria: { ...criteria, postalCode: { value: meant.site.code, unit: null, asWritten: words } },
    notUnderstood: [...meant.notUnderstood],
  };
}
