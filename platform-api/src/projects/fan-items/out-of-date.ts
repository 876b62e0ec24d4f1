import { versionsOf } from '@specbuilder/fan-engine';
import type { OutdatedPart, Versions } from '@specbuilder/shared-contracts/api';
import type { Catalogues } from '../../catalogue/index.ts';
import type { schema } from '../../core/index.ts';

/** Versions that a brand's items are worked out with today. */
export type VersionsToday = (manufacturerLabelId: number) => Versions;

export function versionsToday({ today }: Pick<Catalogues, 'today'>): VersionsToday {
  return (manufacturerLabelId) => versionsOf(today(manufacturerLabelId));
}

type StoredVersions = Pick<
  typeof schema.fanItems.$inferSelect,
  'manufacturerLabelId' | 'catalogueVersion' | 'engineVersion' | 'priceBookVersion'
>;

/** What has changed since an item was worked out, by its versions alone. */
export function outdatedParts(row: StoredVersions, today: VersionsToday): OutdatedPart[] {
  const { catalogue, engine, priceBook } = today(row.manufacturerLabelId);
  const parts: readonly (readonly [OutdatedPart, boolean])[] = [
    ['catalogue', row.catalogueVersion !== catalogue],
    ['engine', row.engineVersion !== engine],
    ['priceBook', row.priceBookVersion !== priceBook],
  ];
  return parts.flatMap(([part, isOutdated]) => (isOutdated ? [part] : []));
}
