import { DEFAULT_MANUFACTURER_LABEL_ID } from '@specbuilder/shared-contracts/domain';

/** Address of a shared project in its own brand; the first brand needs no mark. */
export function shareAddress(publicUrl: string, shareId: string, manufacturerLabelId: number): string {
  const brand =
    manufacturerLabelId === DEFAULT_MANUFACTURER_LABEL_ID ? '' : `?manufacturerLabelId=${manufacturerLabelId}`;
  return `${publicUrl}/projects/shared/${shareId}${brand}`;
}
