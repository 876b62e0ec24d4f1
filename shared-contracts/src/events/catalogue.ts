import * as z from 'zod/mini';
import { ROUTE_ERROR_REASONS } from '../domain/route-error.ts';
import { fact, type PayloadOf } from './definition.ts';
import {
  category,
  continuationAction,
  count,
  id,
  itemType,
  layout,
  milliseconds,
  panel,
  regionNumber,
  routeParams,
  text,
  westView,
} from './payload-parts.ts';

/**
 * Every fact that is broadcast (spec/events.md, classes N and I). Wishes are calls of `Platform`, never events.
 * Payloads are plain JSON: ids, numbers and the sender's own state; a server record comes from the query cache.
 */
export const EVENTS = {
  // Routing and shell
  'first-request-completed': fact(z.object({ stateName: text, path: text, durationMs: milliseconds }), {
    sticky: true,
  }),
  'route-change-started': fact(z.object({ fromState: z.nullable(text), toState: text, params: routeParams })),
  'route-changed': fact(z.object({ stateName: text, path: text, params: routeParams, pageTitle: text }), {
    sticky: true,
  }),
  'route-change-failed': fact(
    z.object({
      toState: text,
      reason: z.enum([...ROUTE_ERROR_REASONS, 'Other']),
      message: text,
      redirectedHome: z.boolean(),
    }),
  ),
  'layout-changed': fact(z.object({ layout, isCommerceView: z.boolean() }), { sticky: true }),
  'loading-changed': fact(z.object({ pendingRequests: count, isOverlayVisible: z.boolean() }), { sticky: true }),
  'splash-hidden': fact(z.object({ isLoaded: z.boolean() }), { sticky: true }),

  // Panels and toasts
  'panel-opened': fact(z.object({ panel, view: z.optional(westView) })),
  'panel-closed': fact(z.object({ panel, view: z.optional(westView), by: z.enum(['user', 'route', 'program']) })),
  'user-closed-regional-edit': fact(z.object({ regionNumber: z.nullable(regionNumber), wasSubmitted: z.boolean() })),
  'navigation-changed': fact(
    z.object({
      isOpen: z.boolean(),
      isFolded: z.boolean(),
      isTemporarilyOpen: z.boolean(),
      isLockedOpen: z.boolean(),
    }),
    { sticky: true },
  ),
  'toast-resolved': fact(
    z.object({ id: text, outcome: z.enum(['dismissed', 'timeout', 'action']), actionId: z.optional(text) }),
  ),

  // Sign-in and API errors
  'user-signed-in': fact(
    z.object({
      userId: id,
      roles: z.array(text),
      salesRegions: z.array(regionNumber),
      defaultSalesRegion: z.nullable(regionNumber),
      isExternal: z.boolean(),
    }),
    { sticky: true, drops: ['user-signed-out'] },
  ),
  'user-signed-out': fact(z.object({ reason: z.enum(['user', 'expired', 'sessionEnded']) }), {
    sticky: true,
    drops: ['user-signed-in', 'current-project-changed', 'clipboard-changed', 'user-settings-changed'],
  }),
  'access-token-expired': fact(
    z.object({ cause: z.enum(['timer', 'http']), status: z.optional(z.number()), url: z.optional(text) }),
  ),
  'not-authenticated': fact(z.object({ status: z.literal(401), url: text, method: text })),
  'not-authorized': fact(z.object({ status: z.literal(403), url: text, method: text })),
  'response-error': fact(z.object({ status: z.number(), url: text, method: text, messages: z.array(text) })),
  'continuation-stored': fact(z.object({ action: continuationAction }), { sticky: true }),
  'continuation-resumed': fact(z.object({ action: continuationAction }), {
    sticky: true,
    drops: ['continuation-stored'],
  }),

  // Account and settings
  'settings-loaded': fact(z.object({ manufacturerLabelId: count, version: text, isFallback: z.boolean() }), {
    sticky: true,
  }),
  'profile-updated': fact(z.object({ userId: id, section: z.enum(['profile', 'company', 'security']) })),
  'feedback-updated': fact(
    z.object({ kind: z.enum(['feedback', 'assistance', 'regionalEdit']), projectId: z.nullable(id) }),
  ),
  'user-settings-changed': fact(z.object({ changed: z.array(text) }), { sticky: true }),

  // Brand, language, currency, location, region
  'theme-changed': fact(z.object({ themeName: text, isDark: z.boolean() }), { sticky: true }),
  'language-changed': fact(z.object({ language: text, source: z.enum(['user', 'store', 'cookie']) }), {
    sticky: true,
  }),
  'currency-changed': fact(
    z.object({
      currencyCode: text,
      exchangeRate: z.number(),
      source: z.enum(['profile', 'location', 'user', 'store', 'default']),
      arePricesHidden: z.boolean(),
    }),
    { sticky: true },
  ),
  'location-resolved': fact(
    z.object({
      country: text,
      postalCode: z.nullable(text),
      source: z.enum(['geolocation', 'address', 'postalCode', 'fallback']),
    }),
    { sticky: true },
  ),
  'location-failed': fact(z.object({ reason: z.enum(['blocked', 'notFound', 'error']) })),
  'region-changed': fact(
    z.object({
      regionNumber,
      previousRegionNumber: z.nullable(regionNumber),
      isManuallySelected: z.boolean(),
      isAssignedOnServer: z.boolean(),
      reason: z.enum(['closest', 'manual', 'corrected', 'fallback']),
    }),
    { sticky: true },
  ),
  'customer-region-changed': fact(z.object({ userId: id, regionNumber })),

  // Commerce: window messages brought onto the bus
  'commerce-landing-invalid': fact(
    z.object({ missing: z.array(z.enum(['categoryName', 'subCategoryId', 'cfm', 'postalCode'])) }),
  ),
  'commerce-finish-requested': fact(z.object({ origin: text })),
  'store-language-received': fact(z.object({ language: text })),
  'store-currency-received': fact(z.object({ currencyCode: text, exchangeRate: z.number() })),
  'commerce-ready': fact(z.object({ kind: z.enum(['language', 'currency']) })),

  // Projects
  'project-created': fact(z.object({ projectId: id })),
  'project-updated': fact(
    z.object({
      projectId: id,
      changed: z.array(z.enum(['name', 'siteAddress', 'operatingCost', 'items', 'other'])),
    }),
  ),
  'project-deleted': fact(z.object({ projectId: id, wasCurrent: z.boolean() })),
  'project-loaded': fact(z.object({ projectId: id })),
  'project-load-failed': fact(z.object({ projectId: id, status: z.nullable(z.number()), message: text })),
  'current-project-changed': fact(
    z.object({
      projectId: z.nullable(id),
      reason: z.enum(['selected', 'created', 'loaded', 'deleted', 'startPage', 'signedOut']),
    }),
    { sticky: true },
  ),
  'project-shared': fact(z.object({ projectId: id, recipientCount: count })),
  'project-cloned': fact(z.object({ projectId: id, from: z.enum(['environment', 'shared']) })),
  'site-address-changed': fact(z.object({ projectId: id, postalCode: z.nullable(text) })),

  // Items, buildings, clipboard
  'item-attached': fact(z.object({ projectId: id, projectItemId: id, replacedItemId: z.nullable(id) })),
  'item-updated': fact(
    z.object({
      projectId: id,
      projectItemId: id,
      changed: z.array(z.enum(['tag', 'qty', 'notes', 'voltage', 'options', 'motor'])),
    }),
  ),
  'items-deleted': fact(z.object({ projectId: id, projectItemIds: z.array(id) })),
  'items-reordered': fact(z.object({ projectId: id, order: z.array(id) })),
  'items-cloned': fact(z.object({ projectId: id, projectItemIds: z.array(id) })),
  'item-editing-finished': fact(z.object({ projectId: id, projectItemId: id, wasChanged: z.boolean() })),
  'clipboard-changed': fact(z.object({ projectItemIds: z.array(id) }), { sticky: true }),
  'building-saved': fact(z.object({ projectId: id, buildingId: count, isNew: z.boolean() })),

  // Deliverables
  'deliverable-started': fact(z.object({ downloadId: text, projectId: id, type: z.number(), format: z.number() })),
  'deliverable-finished': fact(
    z.object({
      downloadId: text,
      outcome: z.enum(['succeeded', 'failed', 'cancelled']),
      message: z.optional(text),
    }),
  ),
  'deliverable-health-changed': fact(z.object({ isAvailable: z.boolean(), isFlip: z.boolean() }), { sticky: true }),
  'deliverable-health-failed': fact(z.object({ message: text }), { sticky: true }),

  // Sizer
  'new-fan-selected': fact(
    z.object({
      fanCategoryType: category,
      subFanCategoryType: z.number(),
      fanApplication: z.nullable(text),
      keepProject: z.boolean(),
    }),
  ),
  'sizer-context-reset': fact(z.object({ reason: z.enum(['saved', 'newFan', 'itemSelected', 'signedOut', 'reload']) })),
  'sizing-completed': fact(z.object({ resultId: id, fanCategoryType: category, count })),
  'fan-item-created': fact(z.object({ fanItemId: id, itemType, resultId: id })),
  'fan-resized': fact(
    z.object({
      fanItemId: id,
      rpm: z.optional(z.number()),
      totalBhp: z.optional(z.number()),
      motorId: z.optional(z.number()),
    }),
  ),
  'fan-options-changed': fact(z.object({ fanItemId: id, checksum: count, totalPrice: z.number() })),
  'options-validity-changed': fact(
    z.object({ fanItemId: id, isValid: z.boolean(), errors: z.array(text), warnings: z.array(text) }),
  ),
  'motor-changed': fact(
    z.object({ fanItemId: id, motorId: z.number(), motorText: text, by: z.enum(['user', 'server']) }),
  ),
  'temperature-control-changed': fact(
    z.object({ fanItemId: id, optionId: z.number(), matchesApplication: z.boolean() }),
  ),
  'load-calculator-ready': fact(z.object({ initialProjectId: z.nullable(id) })),

  // Region management
  'customers-deleted': fact(z.object({ userIds: z.array(id) })),
  'customer-accounts-registered': fact(z.object({ count, regionNumber })),
  'alert-saved': fact(z.object({ alertId: id, isNew: z.boolean(), isDeleted: z.boolean() })),
} as const;

export type EventCatalogue = typeof EVENTS;
export type EventName = keyof EventCatalogue;
export type EventPayload<K extends EventName> = PayloadOf<EventCatalogue[K]>;
export type StickyEventName = {
  [K in EventName]: EventCatalogue[K] extends { readonly sticky: true } ? K : never;
}[EventName];
