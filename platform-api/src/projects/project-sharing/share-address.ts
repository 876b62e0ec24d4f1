import { brandAddress } from '../../brand/index.ts';

/** Address of a shared project in its own brand. */
export function shareAddress(publicUrl: string, shareId: string, manufacturerLabelId: number): string {
  return brandAddress(publicUrl, `/projects/shared/${shareId}`, manufacturerLabelId);
}
