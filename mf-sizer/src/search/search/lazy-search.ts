import { compareTexts, currentLanguage } from '@specbuilder/shared-contracts/language';
import { formatQuantity } from '@specbuilder/shared-ui/core';

/**
 * What a search is drawn with, in the order in which it can run; all of it comes with this file. Each names one
 * export that the search uses: a build that shares nothing would keep all of them for it.
 */
export const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["Spinner"] */ '@specbuilder/shared-ui/data'),
  () => import(/* webpackMode: "eager", webpackExports: ["useContractForm"] */ '@specbuilder/shared-ui/forms'),
  () => import(/* webpackMode: "eager", webpackExports: ["safeParse"] */ 'zod/mini'),
  () => import(/* webpackMode: "eager", webpackExports: ["hvlsSpecification"] */ '@specbuilder/shared-contracts/api'),
  () =>
    import(/* webpackMode: "eager", webpackExports: ["exhaustCriteria"] */ '../../duty/criteria/criteria-schema.ts'),
  // The browser reads tables of a language with the first texts that it puts in order and with the first number that it
  // writes: 0.05 s of a phone each.
  async () => compareTexts(currentLanguage.locale(), 'a', 'b'),
  async () => formatQuantity(0, 'airflow'),
] as const;

export const whole = () => import(/* webpackMode: "eager" */ './search-page.tsx');
