/** What rows of every kind are drawn with, as the parts of a search (lazy-search.ts). */
export const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["Menu"] */ '@specbuilder/shared-ui/overlay'),
  () => import(/* webpackMode: "eager", webpackExports: ["GridView"] */ '@specbuilder/shared-ui/grid'),
] as const;
