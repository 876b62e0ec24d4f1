import type { Place, SalesRegion } from '@specbuilder/shared-contracts/api';
import {
  FALLBACK_SALES_REGION,
  REGION_SET_TOAST_DELAY_MS,
  regionOfUser,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import type { Platform, RegionState, Writable } from '@specbuilder/shared-contracts/platform';
import { REGION_MESSAGES } from '../../messages/region.generated.ts';
import type { UserDetailsReader } from '../user-details/user-details.ts';
import type { BrowserPosition } from './browser-position.ts';
import { createGuestRegion } from './guest-region.ts';
import { createLocator, type Locator } from './locator.ts';
import { showRegionToast } from './region-toast.ts';

const ANNOUNCED_KEY = 'announcedRegion';

export interface RegionParts {
  readonly host: Pick<
    Platform,
    'api' | 'browserStorage' | 'bus' | 'log' | 'panels' | 'session' | 'settings' | 'storage' | 'toasts'
  >;
  readonly details: UserDetailsReader;
  readonly region: Writable<RegionState>;
  readonly salesOffice: Writable<SalesRegion | null>;
  readonly position: () => Promise<BrowserPosition>;
}

interface Found {
  readonly regionNumber: number;
  /** Null where only the number was needed. */
  readonly office: SalesRegion | null;
  readonly reason: 'closest' | 'manual' | 'corrected' | 'fallback';
  readonly isAssignedOnServer: boolean;
  /** Set just now, so a toast says it. */
  readonly isNew: boolean;
}

/** The sales region of the visitor: stored, looked up, corrected or chosen. */
export class RegionService {
  private readonly guest;
  private readonly locator: Locator;
  /** Rises with each look-up and choice, so that a slow look-up cannot undo what came after it. */
  private attempt = 0;

  constructor(private readonly parts: RegionParts) {
    this.guest = createGuestRegion(parts.host.storage);
    this.locator = createLocator(parts.host, parts.position);
  }

  /** Finds the region now and again whenever a user signs in or out. */
  async start(): Promise<void> {
    const { bus, session } = this.parts.host;
    // A shop's frame has no region of ours, and its visitor must not be prompted for one.
    if (bus.last('layout-changed')?.payload.isCommerceView) return;
    session.user.subscribe(() => void this.determine());
    bus.subscribe('customer-region-changed', ({ payload }) => {
      if (payload.userId !== session.user.get()?.userId) return;
      bus.publish('user-settings-changed', { changed: ['salesRegionNumber'] });
      void this.determine();
    });
    await this.determine();
  }

  /**
   * Applies a region that the user chose, which no look-up replaces (LOC-011).
   *
   * @throws ApiError when the server rejects the region; the old one stays
   */
  async choose(offered: SalesRegion): Promise<void> {
    const { api, bus, session } = this.parts.host;
    const { region: regionId } = offered;
    const isSignedIn = session.user.get() !== null;
    this.attempt += 1;
    // A choice is confirmed, also of a region that was announced before.
    this.parts.host.browserStorage.remove(ANNOUNCED_KEY);
    const office = isSignedIn ? await api.regions.assign({ regionId }) : offered;
    if (isSignedIn) {
      bus.publish('user-settings-changed', { changed: ['salesRegionNumber', 'isRegionManuallySelected'] });
    } else {
      this.guest.write({ regionNumber: regionId, isRegionManuallySelected: true });
    }
    this.adopt({ regionNumber: regionId, office, reason: 'manual', isAssignedOnServer: isSignedIn, isNew: true });
  }

  /** The visitor's place by the browser, at their request; null when there is none, which a toast has said. */
  requestPosition(): Promise<Place | null> {
    return this.locator.request();
  }

  private async determine(): Promise<void> {
    const attempt = ++this.attempt;
    const { host, region } = this.parts;
    const found = await this.find(() => attempt === this.attempt).catch((error: unknown) => {
      host.log.error('The sales region could not be determined', error);
      return region.get().regionNumber === null ? NATIONAL_ACCOUNTS : null;
    });
    if (found !== null && attempt === this.attempt) this.adopt(found);
  }

  private async find(isCurrent: () => boolean): Promise<Found | null> {
    const { session, settings } = this.parts.host;
    // These brands have one region and no search.
    if (!settings.get().manufacturer.hasMultipleRegions) {
      return { ...NATIONAL_ACCOUNTS, office: await this.onlyOffice() };
    }
    return session.user.get() === null ? this.ofGuest(isCurrent) : this.ofUser(isCurrent);
  }

  private async ofGuest(isCurrent: () => boolean): Promise<Found | null> {
    const { api } = this.parts.host;
    const known = this.guest.read();
    if (known !== null && (await this.isValid(known.regionNumber))) {
      return stored(known.regionNumber, known.isRegionManuallySelected ? 'manual' : 'closest', false);
    }
    const place = await this.locator.place();
    if (place === null) return NATIONAL_ACCOUNTS;
    const office = await api.regions.unauth(whereabouts(place));
    if (!isCurrent()) return null;
    this.guest.write({ regionNumber: office.region, isRegionManuallySelected: false });
    return set(office, known === null ? 'closest' : 'corrected', false);
  }

  private async ofUser(isCurrent: () => boolean): Promise<Found | null> {
    const { api, bus } = this.parts.host;
    const { settings, ...user } = await this.parts.details.read();
    const number = regionOfUser(user, settings);
    if (number !== null && (await this.isValid(number))) {
      const reason = settings.isRegionManuallySelected ? 'manual' : 'closest';
      return stored(number, reason, settings.isRegionAssignedOnServer);
    }
    const chosenBefore = number === null ? this.guest.read() : null;
    if (chosenBefore?.isRegionManuallySelected) {
      if (!isCurrent()) return null;
      const office = await api.regions.assign({ regionId: chosenBefore.regionNumber });
      bus.publish('user-settings-changed', { changed: ['salesRegionNumber', 'isRegionManuallySelected'] });
      return { ...set(office, 'manual', true), isNew: false };
    }
    const place = await this.locator.place();
    // Nothing is written, so that a later visit with a known place finds the closest region.
    if (place === null) return NATIONAL_ACCOUNTS;
    const where = whereabouts(place);
    if (!isCurrent()) return null;
    const office = number === null ? await api.regions.assignFromZip(where) : await this.correct(where);
    bus.publish('user-settings-changed', { changed: ['salesRegionNumber', 'isRegionAssignedOnServer'] });
    return set(office, number === null ? 'closest' : 'corrected', true);
  }

  /** The closest open region in place of one that is closed or not of this brand. */
  private async correct(where: PlaceQuery): Promise<SalesRegion> {
    const { regions } = this.parts.host.api;
    const closest = await regions.unauth(where);
    return regions.assign({ regionId: closest.region, fixLabelRegionMismatch: true });
  }

  /** A check without a clear response counts as valid: a region is not lost because a server was down (LOC-010). */
  private async isValid(regionNumber: number): Promise<boolean> {
    const { api, log } = this.parts.host;
    try {
      return (await api.regions.valid({ regionNumber })).isValid !== false;
    } catch (error) {
      log.error(`Sales region ${regionNumber} could not be checked`, error);
      return true;
    }
  }

  private async onlyOffice(): Promise<SalesRegion | null> {
    const offices = await this.parts.host.api.regions.sales();
    return offices.find(({ region }) => region === FALLBACK_SALES_REGION) ?? null;
  }

  private adopt({ regionNumber, office, reason, isAssignedOnServer, isNew }: Found): void {
    const { host, region, salesOffice } = this.parts;
    const { regionNumber: previousRegionNumber } = region.get();
    if (office !== null || salesOffice.get()?.region !== regionNumber) salesOffice.set(office);
    if (regionNumber !== previousRegionNumber) {
      region.set({ regionNumber });
      const isManuallySelected = reason === 'manual';
      const change = { regionNumber, previousRegionNumber, isManuallySelected, isAssignedOnServer, reason };
      host.bus.publish('region-changed', change);
    }
    if (isNew && office !== null) setTimeout(() => void this.announce(office), REGION_SET_TOAST_DELAY_MS);
  }

  private announce({ region: regionNumber, displayText }: SalesRegion): void {
    const { host, region } = this.parts;
    if (region.get().regionNumber !== regionNumber) return;
    // A guest's session ends with the window: the same region is found again in the next one.
    if (host.browserStorage.read(ANNOUNCED_KEY) === displayText) return;
    host.browserStorage.write(ANNOUNCED_KEY, displayText);
    void showRegionToast(host, {
      kind: 'info',
      title: REGION_MESSAGES.wasSet({ displayText }),
      durationMs: TOAST_MS.regionSet,
      actions: [
        { id: 'sales-office', label: REGION_MESSAGES.details },
        { id: 'region-searcher', label: REGION_MESSAGES.change },
      ],
    });
  }
}

type PlaceQuery = { readonly zip: string; readonly countryCode: Place['country'] };

/** Parameters of region look-ups: Mexico has no postal table, so its state is used instead. */
function whereabouts({ country, postalCode, state }: Place): PlaceQuery {
  return { zip: country === 'MEX' ? state : postalCode, countryCode: country };
}

const stored = (regionNumber: number, reason: Found['reason'], isAssignedOnServer: boolean): Found => ({
  regionNumber,
  office: null,
  reason,
  isAssignedOnServer,
  isNew: false,
});

/** Where no region is known (LOC-008): also where the place is only assumed, which says nothing of the visitor. */
const NATIONAL_ACCOUNTS = stored(FALLBACK_SALES_REGION, 'fallback', false);

const set = (office: SalesRegion, reason: Found['reason'], isAssignedOnServer: boolean): Found => ({
  regionNumber: office.region,
  office,
  reason,
  isAssignedOnServer,
  isNew: true,
});
