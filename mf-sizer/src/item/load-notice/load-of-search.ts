import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';

/** The load that a search is for, as its address says it. */
export interface LoadOfSearch {
  /** Of the calculation. */
  readonly name: string;
  /** Btu/h that the coil takes out of the air at its peak, without what condenses. */
  readonly sensible: number;
  /** Opens a copy of the calculation; null where it is not kept, but open in this tab. */
  readonly copyId: string | null;
}

export function loadParameter({ name, sensible, copyId }: Pick<UnitForLoad, 'name' | 'sensible' | 'copyId'>): string {
  const said = { name, sensible: String(Math.round(sensible)), ...(copyId === null ? {} : { copy: copyId }) };
  return new URLSearchParams(said).toString();
}

const HANDED_OVER_KEY = 'load-handed-over';

/** The load that this tab's calculator handed to the search: the calculator still has it, and needs no copy of it. */
export function handedOver(storage: StorageService) {
  return {
    begin: (load: string) => storage.write(HANDED_OVER_KEY, load),
    is: (load: string) => storage.read(HANDED_OVER_KEY) === load,
  };
}

export function readLoad(parameter: string): LoadOfSearch {
  const query = new URLSearchParams(parameter);
  const sensible = Number(query.get('sensible') ?? Number.NaN);
  return {
    name: query.get('name') ?? '',
    sensible: Number.isFinite(sensible) && sensible > 0 ? sensible : 0,
    copyId: query.get('copy'),
  };
}
