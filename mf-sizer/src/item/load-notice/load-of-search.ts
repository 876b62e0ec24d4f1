import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';

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

export function readLoad(parameter: string): LoadOfSearch {
  const query = new URLSearchParams(parameter);
  const sensible = Number(query.get('sensible') ?? Number.NaN);
  return {
    name: query.get('name') ?? '',
    sensible: Number.isFinite(sensible) && sensible > 0 ? sensible : 0,
    copyId: query.get('copy'),
  };
}
