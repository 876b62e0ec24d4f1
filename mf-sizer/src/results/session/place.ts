import type { Climate } from '@specbuilder/shared-contracts/api';

/** What a look-up of a postal code ended with. */
export type PlaceResponse =
  | { readonly status: 'found'; readonly code: string; readonly climate: Climate }
  | { readonly status: 'notFound'; readonly code: string; readonly message: string }
  | { readonly status: 'unanswered'; readonly code: string };

/** What is known of the place that the criteria name, always under the code that they name it by. */
export type Place =
  | { readonly status: 'none'; readonly code: null }
  | { readonly status: 'searching'; readonly code: string }
  | PlaceResponse;

const NO_PLACE: Place = { status: 'none', code: null };

export function placeOf(code: string | null): Place {
  return code === null ? NO_PLACE : { status: 'searching', code };
}
