import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';

/** Address of a page in a brand; the first brand needs no mark. */
export function brandAddress(publicUrl: string, path: string, manufacturerLabelId: number): string {
  const brand =
    manufacturerLabelId === DEFAULT_MANUFACTURER_LABEL_ID ? '' : `?manufacturerLabelId=${manufacturerLabelId}`;
  return `${publicUrl}${path}${brand}`;
}
