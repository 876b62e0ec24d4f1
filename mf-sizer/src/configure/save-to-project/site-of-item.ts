import type { FanItem } from '@specbuilder/shared-contracts/api';
import { isJobPostalCode, lookupPostalCode, ProjectItemType } from '@specbuilder/shared-contracts/domain';
import type { KnownSite, Platform } from '@specbuilder/shared-contracts/platform';

type SizedItem = Pick<FanItem, 'fanItemId' | 'itemType'>;

/** The site that an item was sized for; null if it was sized for none, or its location is unknown. */
export async function siteOfItem(
  { api, log }: Platform,
  { fanItemId, itemType }: SizedItem,
): Promise<KnownSite | null> {
  // Ceiling fans are sized for a floor area, wherever it is.
  if (itemType === ProjectItemType.HighVolumeLowSpeedFan) return null;
  try {
    const { zip } = await api.fanItem.exhaustSupply.specification({ fanItemId });
    if (!zip) return null;
    const postalCode = lookupPostalCode(zip);
    // An area of Canada has a climate, and is no postal code that an address may have.
    const isWhole = isJobPostalCode(postalCode);
    const { city, state, country } = await api.location[isWhole ? 'byPostalCode' : 'climate']({ postalCode });
    return { postalCode: isWhole ? postalCode : '', city, state, country };
  } catch (error) {
    log.warn(`The site of an item is not known: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
