import type { OptionalPage, QuotationTerms } from '@specbuilder/shared-contracts/api';
import type {
  Deliverable as DeliverableDeclaration,
  DeliverableFormat,
  FileFormat,
  FormatNamesOf,
  PageSize,
} from '@specbuilder/shared-contracts/domain';
import { fileFormats } from '@specbuilder/shared-contracts/domain';
import type { Renderer } from '../core/index.ts';
import type { DocumentSection } from './layout/printed-document.ts';
import type { QuotedPrices } from './prices/quoted-prices.ts';
import type { DeliverableSubject } from './subject/subject.ts';

export interface DeliverableRequest {
  /** Number of the published enumeration DeliverableType. */
  readonly type: number;
  readonly format: DeliverableFormat;
  readonly projectId: string;
  readonly specificItemIds: readonly string[];
  /** Null for the default of the deliverable. */
  readonly orientation: DocumentSection['orientation'] | null;
  readonly includePreWire: boolean;
  /** One set of pages for units that are equal but for their tags. */
  readonly sharePages: boolean;
  /** Pages that it is made without. */
  readonly leaveOut: readonly OptionalPage[];
  readonly pageSize: PageSize;
  /** Keys for programs in place of labels and units. */
  readonly machineKeys: boolean;
  /** A preview of its beginning alone. */
  readonly firstPages: boolean;
  /** Of those with prices. */
  readonly terms: QuotationTerms;
  readonly brand: number;
  /** Local time of the caller, as ISO text. */
  readonly now: string | undefined;
  readonly userId: string | null;
  /** Ends the work when the caller has gone. */
  readonly signal: AbortSignal | undefined;
}

export interface BuildOptions
  extends Pick<
    DeliverableRequest,
    'includePreWire' | 'sharePages' | 'leaveOut' | 'machineKeys' | 'firstPages' | 'pageSize' | 'signal'
  > {
  readonly orientation: DocumentSection['orientation'];
  readonly renderer: Pick<Renderer, 'render'>;
  /** Null for a document that is declared without prices. */
  readonly prices: QuotedPrices | null;
}

type Content = string | Uint8Array<ArrayBuffer>;

/** Builds a deliverable in one format. */
export type Build = (subject: DeliverableSubject, options: BuildOptions) => Content | Promise<Content>;

/** A deliverable with what the server alone knows of it. */
export interface Deliverable extends DeliverableDeclaration {
  /** Name of the document in its file name; in the current language. */
  readonly documentName: () => string;
  /** By name of the format. */
  readonly build: Readonly<Partial<Record<FileFormat['name'], Build>>>;
}

/** Does not compile unless every format of the declaration, and its preview, is built. */
export function defineDeliverable<D extends DeliverableDeclaration>(
  declaration: D,
  {
    documentName,
    build,
  }: Pick<Deliverable, 'documentName'> & { readonly build: Readonly<Record<FormatNamesOf<D>, Build>> },
): Deliverable {
  return { ...declaration, documentName, build };
}

/** The format with a number; undefined for one that the deliverable is not built in. */
export function formatOf(
  { formats, summary }: DeliverableDeclaration,
  number: DeliverableFormat,
): FileFormat | undefined {
  const all = summary.preview === null ? formats : [...formats, fileFormats.HTML];
  return all.find((format) => format.number === number);
}
