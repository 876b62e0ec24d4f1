import type { SelectedRow, Selection, Versions } from '@specbuilder/fan-engine/live-selection';
import type { ExhaustSupplySpecification, HvlsSpecification } from '@specbuilder/shared-contracts/api';

export type LiveSpecification = ExhaustSupplySpecification | HvlsSpecification;
export type LiveSelection = Selection<SelectedRow>;
export type LiveVersions = Versions;

/** A request from the page to the worker. */
export type SelectionQuestion =
  | { readonly type: 'catalogue'; readonly document: object }
  | { readonly type: 'size'; readonly id: number; readonly specification: LiveSpecification };

/** The worker's response; no selection when nothing can be sized for the specification. */
export type SelectionResponse =
  | { readonly type: 'ready'; readonly versions: Versions }
  | { readonly type: 'sized'; readonly id: number; readonly selection: LiveSelection | null };
