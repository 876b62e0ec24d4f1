import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import type { Country } from '@specbuilder/shared-contracts/domain';
import type { schema } from '../core/index.ts';

export type SalesRegionRow = typeof schema.salesRegions.$inferSelect;

/** The data files name countries in two letters, the contract in three (LOC-025, A-067). */
const COUNTRY_CODES: Readonly<Record<string, Country>> = { US: 'USA', CA: 'CAN', MX: 'MEX' };

export function regionResponse(row: SalesRegionRow): SalesRegion {
  const { timeZoneId: _zone, manufacturerLabelIds: _brands, coverage: _coverage, country, ...shown } = row;
  return { ...shown, country: COUNTRY_CODES[country] ?? country };
}
