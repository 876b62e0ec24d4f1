import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { FINDINGS_MESSAGES } from '../../../messages/findings.generated.ts';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';

export interface ItemsToRate {
  readonly label: string;
  readonly itemIds: readonly string[];
  /** Of the project's site; null rates each item where it was specified for. */
  readonly altitudeFt: number | null;
}

/** Items of another altitude than the site's, which are brought to current versions along the way; else those of earlier versions. */
export function itemsToRate(items: readonly ProjectItem[]): ItemsToRate | null {
  const ofOtherAltitude = items.filter((item) => siteAltitudeOf(item) !== null);
  const [first] = ofOtherAltitude;
  if (first !== undefined) {
    const altitudeFt = siteAltitudeOf(first) ?? 0;
    const altitude = formatQuantity(altitudeFt, 'length');
    const label = FINDINGS_MESSAGES.rateAll({ count: ofOtherAltitude.length, altitude });
    return { label, itemIds: idsOf(ofOtherAltitude), altitudeFt };
  }
  const outOfDate = items.filter((item) => item.outOfDate.length > 0);
  if (outOfDate.length === 0) return null;
  return { label: ITEMS_MESSAGES.updateAll({ count: outOfDate.length }), itemIds: idsOf(outOfDate), altitudeFt: null };
}

/** Where an item is rated for another altitude: that of the site, which all items of a project share, ft. */
function siteAltitudeOf({ findings }: ProjectItem): number | null {
  for (const finding of findings) if (finding.code === 'site.altitude') return finding.values.siteFt;
  return null;
}

function idsOf(items: readonly ProjectItem[]): string[] {
  return items.map(({ projectItemId }) => projectItemId);
}
