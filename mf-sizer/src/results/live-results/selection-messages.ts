import type { SelectedRow, Selection, Versions } from '@specbuilder/fan-engine/live-selection';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';

export type LiveSpecification = ExhaustSupplySpecification | HvlsSpecification;
export type LiveSelection = Selection<SelectedRow>;
export type LiveVersions = Versions;

/** What the page asks the worker. */
export type SelectionQuestion =
  | { readonly type: 'catalogue'; readonly document: object }
  | { readonly type: 'size'; readonly id: number; readonly specification: LiveSpecification };

/** What the worker answers; no selection where nothing can be sized for the specification. */
export type SelectionAnswer =
  | { readonly type: 'ready'; readonly versions: Versions }
  | { readonly type: 'sized'; readonly id: number; readonly selection: LiveSelection | null };
