import type { FileFormat } from './format.ts';

/** Icons that deliverables can have; the user interface has a picture for each name. */
export type DeliverableIcon =
  | 'cube'
  | 'document-pdf'
  | 'document-text'
  | 'gauge'
  | 'money'
  | 'plug'
  | 'resize'
  | 'speaker'
  | 'table';

/**
 * What the API, the server and the user interface have to know of a document that is generated from a project. The API's
 * calls, the menu, the generator and the preview are made from it; the server adds how it is built.
 */
export interface Deliverable {
  /** Number of the published enumeration DeliverableType. */
  readonly type: number;
  /** Name of its call in the API client, and the last part of the call's path. */
  readonly key: string;
  /** In the current language. */
  readonly label: () => string;
  /** What is in it, in a few words of the current language. */
  readonly lead: () => string;
  readonly icon: DeliverableIcon;
  /** Formats of the download, the default first. */
  readonly formats: readonly [FileFormat, ...FileFormat[]];
  /** How its pages lie unless the user chooses; null when it has no pages. */
  readonly orientation: 'portrait' | 'landscape' | null;
  /** Whether the wiring between unit and building can be included. */
  readonly hasPreWire: boolean;
  /** Whether only items with dimensions in the catalogue can be in it. */
  readonly needsDimensions: boolean;
  /** Whether its pages can be laid out for another sheet than US Letter. */
  readonly hasPageSizes?: true;
  /** Whether a project can choose and order its columns. */
  readonly hasColumns?: true;
  /** Whether programs can have its CSV with keys that never change in place of labels and units. */
  readonly hasMachineKeys?: true;
  /** Whether units that are equal but for their tags can share their pages. */
  readonly canSharePages?: true;
  /** Whether some kinds of its pages can be left out. */
  readonly hasOptionalPages?: true;
  /** Whether it has prices: it takes the terms of a quotation, and there is none under 'No Pricing'. */
  readonly hasPrices?: true;
  /** What the API's description says of its download and of its preview; without a preview null. */
  readonly summary: { readonly download: string; readonly preview: string | null };
}

/** Keeps the literal types, so that the API client knows its calls by name. */
export function declareDeliverable<const D extends Deliverable>(deliverable: D): D {
  return deliverable;
}

/** Names of the formats that a deliverable is generated in: those of the download, and HTML if it has a preview. */
export type FormatNamesOf<D extends Deliverable> =
  | D['formats'][number]['name']
  | (D['summary']['preview'] extends null ? never : 'HTML');
