export type { CatalogueDocument } from '../catalogue/catalogue-document.ts';
export type { Versions } from '../catalogue/versions.ts';
export type { Selection } from '../selection/result.ts';
export { type LiveSelector, type SelectedRow, selectorOf } from './selector.ts';
