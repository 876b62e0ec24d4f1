import type { OptionalPage, QuotationTerms } from '@specbuilder/shared-contracts/api';
import { DeliverableFormat, PageSize, PdfOrientation } from '@specbuilder/shared-contracts/domain';
import type { CallContext } from '../core/index.ts';
import type { DeliverableRequest } from './deliverable.ts';

/** Who requests a document. */
export interface DocumentCall {
  readonly context: Pick<CallContext, 'manufacturerLabelId' | 'actor'>;
  readonly signal?: AbortSignal | undefined;
}

/** What the calls of the contract say of one; what is absent has a default. */
export interface DeliverableInput extends Partial<QuotationTerms> {
  readonly projectId: string;
  readonly specificItemIds: readonly string[];
  readonly pdfOrientation: PdfOrientation;
  readonly now?: string | undefined;
  readonly includePreWire?: boolean;
  readonly sharePages?: boolean;
  readonly leaveOut?: readonly OptionalPage[];
  readonly pageSize?: PageSize;
  readonly machineKeys?: boolean;
  readonly firstPages?: boolean;
  readonly format?: DeliverableRequest['format'];
}

const ORIENTATIONS = {
  [PdfOrientation.None]: null,
  [PdfOrientation.Portrait]: 'portrait',
  [PdfOrientation.Landscape]: 'landscape',
} as const;

/** What a document is made of and with, as the server's own functions take it. */
export function requestOf(
  type: number,
  input: DeliverableInput,
  { context, signal }: DocumentCall,
): DeliverableRequest {
  const { projectId, specificItemIds, pdfOrientation, now, format } = input;
  return {
    type,
    projectId,
    specificItemIds,
    now,
    includePreWire: input.includePreWire ?? false,
    sharePages: input.sharePages ?? false,
    leaveOut: input.leaveOut ?? [],
    pageSize: input.pageSize ?? PageSize.Letter,
    machineKeys: input.machineKeys ?? false,
    firstPages: input.firstPages ?? false,
    terms: termsOf(input),
    signal,
    format: format ?? DeliverableFormat.PDF,
    orientation: ORIENTATIONS[pdfOrientation],
    brand: context.manufacturerLabelId,
    userId: context.actor.userId,
  };
}

function termsOf({
  currency,
  multiplier,
  freight,
  freightCurrency,
  taxPercent,
  validDays,
  hasAlternates,
}: DeliverableInput): QuotationTerms {
  return {
    currency,
    multiplier,
    freight,
    freightCurrency,
    taxPercent,
    validDays,
    hasAlternates: hasAlternates ?? true,
  };
}
