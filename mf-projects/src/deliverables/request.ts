import type { DeliverableRequest, QuotationTerms } from '@specbuilder/shared-contracts/api';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import type {
  FileFormat,
  GeneratedDeliverable,
  PageSize,
  PdfOrientation,
  PreviewedDeliverable,
} from '@specbuilder/shared-contracts/domain';

/** What a quotation is made with; what is absent is not stated in it. */
export type Terms = Partial<Omit<QuotationTerms, 'currency'>>;

/** What the user chose of a deliverable. */
export interface DeliverableChoice {
  readonly deliverable: GeneratedDeliverable;
  readonly format: FileFormat;
  readonly orientation: PdfOrientation;
  /** Of those whose pages can have another than US Letter. */
  readonly pageSize: PageSize;
  readonly projectId: string;
  readonly itemIds: readonly string[];
  /** Of those that can have the wiring in them. */
  readonly includePreWire: boolean;
  /** Of those in which equal units can have one set of pages. */
  readonly sharePages: boolean;
  /** Of those with prices. */
  readonly terms: Terms;
}

/** The same for what a page shows of it. */
export interface PreviewChoice extends Omit<DeliverableChoice, 'deliverable' | 'format' | 'orientation' | 'pageSize'> {
  readonly deliverable: PreviewedDeliverable;
}

/** The brand whose deliverables are on the page, and the currency that its prices are shown in. */
export interface Sender {
  readonly manufacturerLabelId: number;
  readonly currencyCode: string;
}

/** Downloads the file (DLV-013, DLV-014). */
export function download({ deliverables }: ApiClient, choice: DeliverableChoice, sender: Sender): Promise<Blob> {
  const { deliverable, format, orientation, pageSize } = choice;
  const input = { ...inputOf(choice, sender), pdfOrientation: orientation, format: format.number };
  return deliverables[deliverable.key]('hasPageSizes' in deliverable ? { ...input, pageSize } : input);
}

/** Reads what a page shows. */
export function preview(
  { deliverables }: ApiClient,
  choice: PreviewChoice,
  sender: Sender,
  options: { readonly signal: AbortSignal },
): Promise<Blob> {
  return deliverables[`${choice.deliverable.key}Preview`](inputOf(choice, sender), options);
}

function inputOf(
  { deliverable, projectId, itemIds, includePreWire, sharePages, terms }: PreviewChoice | DeliverableChoice,
  { manufacturerLabelId, currencyCode }: Sender,
): DeliverableRequest {
  // One list: a name for each id made the address of 200 items longer than proxies take.
  const specificItemIds = itemIds.join(',');
  const input = { projectId, specificItemIds, manufacturerLabelId, now: localTime(new Date()) };
  return {
    ...input,
    ...(deliverable.hasPreWire ? { includePreWire } : {}),
    ...('canSharePages' in deliverable ? { sharePages } : {}),
    ...('hasPrices' in deliverable ? { currency: currencyCode, ...terms } : {}),
  };
}

/** The user's local time, which is the date on the deliverables. */
function localTime(now: Date): string {
  const wall = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return wall.toISOString().slice(0, 19);
}
