import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { NAVIGATION_WEIGHTS } from '@specbuilder/shared-contracts/domain';
import { type Readable, type Writable, writable } from '@specbuilder/shared-contracts/platform';
import { derived, lazy } from '../../feature/compose.ts';
import { defineFeature, definePanel } from '../../feature/define-feature.ts';
import { REGION_PANEL_MESSAGES } from '../../messages/region-panel.generated.ts';
import type { RegionService } from './region-service.ts';

declare module '../../feature/ports.ts' {
  interface Ports {
    /** The office of the region in use, once it was looked up. */
    readonly salesOffice: Readable<SalesRegion | null>;
    readonly regionService: () => Promise<RegionService>;
  }
}

export const REGION = defineFeature({
  name: 'region',
  ports: [
    'api',
    'apiQueries',
    'browserStorage',
    'bus',
    'log',
    'maps',
    'panels',
    'region',
    'session',
    'settings',
    'storage',
    'toasts',
    'userDetails',
  ],
  offers: ['salesOffice', 'regionService'],
  services({ region, userDetails, ...host }) {
    const salesOffice: Writable<SalesRegion | null> = writable(null);
    const regionService = lazy(async () => {
      const { createRegionService } = await import(/* webpackChunkName: "background" */ './index.ts');
      return createRegionService({ host, details: await userDetails(), region, salesOffice });
    });
    return { salesOffice, regionService };
  },
  panels: [
    definePanel('sales-office', {
      frame: 'dialog',
      title: () => REGION_PANEL_MESSAGES.salesOffice,
      isWide: true,
      load: () => import('./office-panel.tsx'),
    }),
    definePanel('region-searcher', {
      frame: 'dialog',
      title: () => REGION_PANEL_MESSAGES.searcher,
      isWide: true,
      load: () => import('./searcher-panel.tsx'),
    }),
  ],
  navigation: ({ region, salesOffice, settings }) =>
    derived([region, salesOffice, settings], () => [
      {
        title: officeTitle({
          regionNumber: region.get().regionNumber,
          salesOffice: salesOffice.get(),
          hasMultipleRegions: settings.get().manufacturer.hasMultipleRegions,
        }),
        icon: 'Location',
        weight: NAVIGATION_WEIGHTS.closestSalesOffice,
        group: 'sales',
        panel: 'sales-office',
      },
    ]),
  async background({ regionService }) {
    void (await regionService()).start();
  },
});

interface OfficeTitleParts {
  readonly regionNumber: number | null;
  readonly salesOffice: SalesRegion | null;
  /** False for brands whose one region goes by its name. */
  readonly hasMultipleRegions: boolean;
}

/** 'Closest Sales Office' until a region is known, then its number or name (SHL-042). */
export function officeTitle({ regionNumber, salesOffice, hasMultipleRegions }: OfficeTitleParts): string {
  if (regionNumber === null) return REGION_PANEL_MESSAGES.closestSalesOffice;
  if (hasMultipleRegions) return REGION_PANEL_MESSAGES.salesRegion({ number: regionNumber });
  return salesOffice?.description ?? REGION_PANEL_MESSAGES.closestSalesOffice;
}
