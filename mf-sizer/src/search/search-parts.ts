import { formatQuantity } from '@specbuilder/shared-ui/core';

/** What a search is drawn with, in the order in which it can run; all of it comes with this file. */
export const SEARCH_PARTS = [
  () => import(/* webpackMode: "eager" */ '@specbuilder/shared-ui/data'),
  () => import(/* webpackMode: "eager" */ '@specbuilder/shared-ui/forms'),
  () => import(/* webpackMode: "eager" */ '../criteria/criteria-schema.ts'),
  // The browser reads its tables of a language with the first number: 0.1 s of a phone.
  async () => formatQuantity(0, 'airflow'),
] as const;

export const searchPage = () => import(/* webpackMode: "eager" */ './search-page.tsx');
