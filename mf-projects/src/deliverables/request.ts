import type { DeliverableRequest, IssueRequest, OptionalPage, QuotationTerms } from '@specbuilder/shared-contracts/api';
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
  /** Of those whose pages can be left out. */
  readonly leaveOut: readonly OptionalPage[];
  /** Of those with prices. */
  readonly terms: Terms;
}

/** The same for what a page shows of it. */
export interface PreviewChoice extends Omit<DeliverableChoice, 'deliverable' | 'format'> {
  readonly deliverable: PreviewedDeliverable;
}

/** The brand whose deliverables are on the page, and the currency that its prices are shown in. */
export interface Sender {
  readonly manufacturerLabelId: number;
  readonly currencyCode: string;
}

/** Downloads the file (DLV-013, DLV-014). */
export function download({ deliverables }: ApiClient, choice: DeliverableChoice, sender: Sender): Promise<Blob> {
  const { deliverable, format } = choice;
  return deliverables[deliverable.key]({ ...inputOf(choice, sender), format: format.number });
}

/** Reads what a page shows. */
export function preview(
  { deliverables }: ApiClient,
  choice: PreviewChoice,
  sender: Sender,
  { signal, firstPages = false }: { readonly signal: AbortSignal; readonly firstPages?: boolean },
): Promise<Blob> {
  const input = { ...inputOf(choice, sender), ...(firstPages ? { firstPages } : {}) };
  return deliverables[`${choice.deliverable.key}Preview`](input, { signal });
}

function inputOf(
  { deliverable, projectId, itemIds, orientation, pageSize, ...choice }: PreviewChoice | DeliverableChoice,
  { manufacturerLabelId, currencyCode }: Sender,
): DeliverableRequest {
  // One list: a name for each id made the address of 200 items longer than proxies take.
  const specificItemIds = itemIds.join(',');
  const { includePreWire, sharePages, leaveOut, terms } = choice;
  return {
    ...{ projectId, specificItemIds, manufacturerLabelId, now: localTime(new Date()) },
    pdfOrientation: orientation,
    ...('hasPageSizes' in deliverable ? { pageSize } : {}),
    ...('hasOptionalPages' in deliverable && leaveOut.length > 0 ? { leaveOut: leaveOut.join(',') } : {}),
    ...(deliverable.hasPreWire ? { includePreWire } : {}),
    ...('canSharePages' in deliverable ? { sharePages } : {}),
    ...('hasPrices' in deliverable ? { currency: currencyCode, ...terms } : {}),
  };
}

/** What is sent to whom. */
export type Mailing = Required<Pick<IssueRequest, 'recipients' | 'isMailed' | 'subject' | 'message'>>;

/** What the server makes, keeps and mails; all documents have the items of the first. */
export function issueRequestOf(choices: readonly DeliverableChoice[], mailing: Mailing, sender: Sender): IssueRequest {
  return {
    ...mailing,
    specificItemIds: [...(choices[0]?.itemIds ?? [])],
    manufacturerLabelId: sender.manufacturerLabelId,
    now: localTime(new Date()),
    documents: choices.map(({ deliverable, format, orientation, terms, leaveOut, ...choice }) => ({
      deliverable: deliverable.key,
      format: format.number,
      pdfOrientation: orientation,
      pageSize: choice.pageSize,
      includePreWire: choice.includePreWire,
      sharePages: choice.sharePages,
      leaveOut: [...leaveOut],
      ...('hasPrices' in deliverable ? { terms: { currency: sender.currencyCode, ...terms } } : {}),
    })),
  };
}

/** The user's local time, which is the date on the deliverables. */
function localTime(now: Date): string {
  const wall = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return wall.toISOString().slice(0, 19);
}
