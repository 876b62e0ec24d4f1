import { type ExhaustSupplyListRow, LISTED_VALUE_NAMES } from '@specbuilder/shared-contracts/api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSearch, SIZED } from './render-search.tsx';
import type { exhaustSet } from './results.ts';

type Options = Parameters<typeof renderSearch>[0];

/** The search with a stored result, once its rows are there. */
export async function openResults(options: Options = {}) {
  const rendered = renderSearch({ path: SIZED, ...options });
  await screen.findByTestId('results-grid');
  return { ...rendered, user: userEvent.setup() };
}

export const withSet = (set: ReturnType<typeof exhaustSet>): Options => ({
  responses: { 'GET /api/sizefan/exhaust-supply/:resultId': () => set },
});

/** What a list says of a rating. */
export const listedValues = (whole: ExhaustSupplyListRow['rating']) =>
  Object.fromEntries(
    LISTED_VALUE_NAMES.map((name) => [name, whole[name]]),
  ) as unknown as ExhaustSupplyListRow['rating'];

/** The button of a row that opens it. */
export const opener = (model: string) => screen.getByRole('button', { name: new RegExp(`^${model}`) });
