import { versionsOf } from '@specbuilder/fan-engine';
import type { OutdatedPart, Versions } from '@specbuilder/shared-contracts/api';
import type { Catalogues } from '../../catalogue/index.ts';
import type { schema } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';

export type SiteConditions = NonNullable<ReturnType<LocationService['siteConditions']>>;

/** What items are compared with whenever they are read. */
export interface ItemsToday {
  /** Versions that a brand's items are worked out with today. */
  versionsOf(manufacturerLabelId: number): Versions;
  /** Altitude and design conditions of a project's postal code; null where none is known. */
  conditionsAt(postalCode: string | null): SiteConditions | null;
}

export interface TodayPorts {
  readonly catalogues: Pick<Catalogues, 'today'>;
  readonly location: Pick<LocationService, 'siteConditions'>;
}

export function itemsToday({ catalogues, location }: TodayPorts): ItemsToday {
  // The items of a project have one postal code, so the last look-up is the one that is needed again.
  let last: { readonly postalCode: string; readonly conditions: SiteConditions | null } | null = null;
  return {
    versionsOf: (manufacturerLabelId) => versionsOf(catalogues.today(manufacturerLabelId)),
    conditionsAt(postalCode) {
      if (postalCode === null) return null;
      if (last?.postalCode !== postalCode) {
        last = { postalCode, conditions: location.siteConditions(postalCode) };
      }
      return last.conditions;
    },
  };
}

type StoredVersions = Pick<
  typeof schema.fanItems.$inferSelect,
  'manufacturerLabelId' | 'catalogueVersion' | 'engineVersion' | 'priceBookVersion'
>;

/** A version that has changed since an item was worked out. */
export interface ChangedVersion {
  readonly part: OutdatedPart;
  readonly rated: string;
  readonly current: string;
}

/** What has changed since an item was worked out, by its versions alone. */
export function changedVersions(row: StoredVersions, today: Pick<ItemsToday, 'versionsOf'>): ChangedVersion[] {
  const { catalogue, engine, priceBook } = today.versionsOf(row.manufacturerLabelId);
  const parts: readonly ChangedVersion[] = [
    { part: 'catalogue', rated: row.catalogueVersion, current: catalogue },
    { part: 'engine', rated: row.engineVersion, current: engine },
    { part: 'priceBook', rated: row.priceBookVersion, current: priceBook },
  ];
  return parts.filter(({ rated, current }) => rated !== current);
}
