import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';

export interface RequestBrand {
  readonly manufacturerLabelId: number;
  /** Query and header named two brands; worth a line in the log. */
  readonly isMismatch: boolean;
}

/** Brand of a request: the query wins when it is a positive integer, else the header, else brand 1. */
export function requestBrand(query: string | null, header: string | null): RequestBrand {
  const requested = positiveInteger(query);
  const sent = positiveInteger(header);
  return {
    manufacturerLabelId: requested ?? sent ?? DEFAULT_MANUFACTURER_LABEL_ID,
    isMismatch: requested !== undefined && sent !== undefined && requested !== sent,
  };
}

function positiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
