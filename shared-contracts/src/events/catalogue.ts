import * as z from 'zod/mini';
import type { output } from 'zod/v4/core';
import { ROUTE_ERROR_REASONS } from '../domain/route-error.ts';
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
 * Every event that is broadcast (spec/events.md, classes N and I). Requests are calls of `Platform`, never events.
 * Payloads are plain JSON: ids, numbers and the sender's own state; a server record comes from the query cache. The
 * events that stay valid are listed in retained-events.ts.
 */
export const EVENTS = {
  // Routing and shell
  'first-request-completed': z.object({ stateName: text, path: text, durationMs: milliseconds }),
  'route-change-started': z.object({ fromState: z.nullable(text), toState: text, params: routeParams }),
  'route-changed': z.object({ stateName: text, path: text, params: routeParams, pageTitle: text }),
  'route-change-failed': z.object({
    toState: text,
    reason: z.enum([...ROUTE_ERROR_REASONS, 'Other']),
    message: text,
    redirectedHome: z.boolean(),
  }),
  'layout-changed': z.object({ layout, isCommerceView: z.boolean() }),
  'loading-changed': z.object({ pendingRequests: count, isOverlayVisible: z.boolean() }),
  'splash-hidden': z.object({ isLoaded: z.boolean() }),

  // Panels and toasts
  'panel-opened': z.object({ panel, view: z.optional(westView) }),
  'panel-closed': z.object({ panel, view: z.optional(westView), by: z.enum(['user', 'route', 'program']) }),
  'user-closed-regional-edit': z.object({ regionNumber: z.nullable(regionNumber), wasSubmitted: z.boolean() }),
  'navigation-changed': z.object({
    isOpen: z.boolean(),
    isFolded: z.boolean(),
    isTemporarilyOpen: z.boolean(),
    isLockedOpen: z.boolean(),
  }),
  'toast-resolved': z.object({
    id: text,
    outcome: z.enum(['dismissed', 'timeout', 'action']),
    actionId: z.optional(text),
  }),

  // Sign-in and API errors
  'user-signed-in': z.object({
    userId: id,
    roles: z.array(text),
    salesRegions: z.array(regionNumber),
    defaultSalesRegion: z.nullable(regionNumber),
    isExternal: z.boolean(),
  }),
  'user-signed-out': z.object({ reason: z.enum(['user', 'expired', 'sessionEnded']) }),
  'access-token-expired': z.object({
    cause: z.enum(['timer', 'http']),
    status: z.optional(z.number()),
    url: z.optional(text),
  }),
  'not-authenticated': z.object({ status: z.literal(401), url: text, method: text }),
  'not-authorized': z.object({ status: z.literal(403), url: text, method: text }),
  'response-error': z.object({
    status: z.number(),
    url: text,
    method: text,
    messages: z.array(text),
    requestId: z.optional(text),
  }),
  'continuation-stored': z.object({ action: continuationAction }),
  'continuation-resumed': z.object({ action: continuationAction }),

  // Account and settings
  'settings-loaded': z.object({ manufacturerLabelId: count, version: text, isFallback: z.boolean() }),
  'profile-updated': z.object({ userId: id, section: z.enum(['profile', 'company', 'security']) }),
  'feedback-updated': z.object({ kind: z.enum(['feedback', 'assistance', 'regionalEdit']), projectId: z.nullable(id) }),
  'user-settings-changed': z.object({ changed: z.array(text) }),

  // Brand, language, currency, location, region
  'theme-changed': z.object({ themeName: text, isDark: z.boolean() }),
  'language-changed': z.object({ language: text, source: z.enum(['user', 'store', 'cookie']) }),
  'currency-changed': z.object({
    currencyCode: text,
    exchangeRate: z.number(),
    source: z.enum(['profile', 'location', 'user', 'store', 'default']),
    arePricesHidden: z.boolean(),
  }),
  'location-resolved': z.object({
    country: text,
    postalCode: z.nullable(text),
    source: z.enum(['geolocation', 'address', 'postalCode', 'fallback']),
  }),
  'location-failed': z.object({ reason: z.enum(['blocked', 'notFound', 'error']) }),
  'region-changed': z.object({
    regionNumber,
    previousRegionNumber: z.nullable(regionNumber),
    isManuallySelected: z.boolean(),
    isAssignedOnServer: z.boolean(),
    reason: z.enum(['closest', 'manual', 'corrected', 'fallback']),
  }),
  'customer-region-changed': z.object({ userId: id, regionNumber }),

  // Commerce: window messages brought onto the bus
  'commerce-landing-invalid': z.object({
    missing: z.array(z.enum(['categoryName', 'subCategoryId', 'cfm', 'postalCode'])),
  }),
  'commerce-finish-requested': z.object({ origin: text }),
  'store-language-received': z.object({ language: text }),
  'store-currency-received': z.object({ currencyCode: text, exchangeRate: z.number() }),
  'commerce-ready': z.object({ kind: z.enum(['language', 'currency']) }),

  // Projects
  'project-created': z.object({ projectId: id }),
  'project-updated': z.object({
    projectId: id,
    changed: z.array(z.enum(['name', 'siteAddress', 'operatingCost', 'items', 'other'])),
  }),
  'project-deleted': z.object({ projectId: id, wasCurrent: z.boolean() }),
  'project-loaded': z.object({ projectId: id }),
  'project-load-failed': z.object({ projectId: id, status: z.nullable(z.number()), message: text }),
  'current-project-changed': z.object({
    projectId: z.nullable(id),
    reason: z.enum(['selected', 'created', 'loaded', 'deleted', 'startPage', 'signedOut']),
  }),
  'project-shared': z.object({ projectId: id, recipientCount: count }),
  'project-cloned': z.object({ projectId: id, from: z.enum(['environment', 'shared']) }),
  'site-address-changed': z.object({ projectId: id, postalCode: z.nullable(text) }),

  // Items, buildings, clipboard
  'item-attached': z.object({ projectId: id, projectItemId: id, replacedItemId: z.nullable(id) }),
  'item-updated': z.object({
    projectId: id,
    projectItemId: id,
    changed: z.array(z.enum(['tag', 'qty', 'notes', 'location', 'voltage', 'options', 'motor'])),
  }),
  'items-deleted': z.object({ projectId: id, projectItemIds: z.array(id) }),
  'items-reordered': z.object({ projectId: id, order: z.array(id) }),
  'items-cloned': z.object({ projectId: id, projectItemIds: z.array(id) }),
  'item-editing-finished': z.object({ projectId: id, projectItemId: id, wasChanged: z.boolean() }),
  'clipboard-changed': z.object({ projectItemIds: z.array(id) }),
  'building-saved': z.object({ projectId: id, buildingId: count, isNew: z.boolean() }),

  // Deliverables
  'deliverable-started': z.object({ downloadId: text, projectId: id, type: z.number(), format: z.number() }),
  'deliverable-finished': z.object({
    downloadId: text,
    outcome: z.enum(['succeeded', 'failed', 'cancelled']),
    message: z.optional(text),
  }),
  'deliverable-health-changed': z.object({ isAvailable: z.boolean(), isFlip: z.boolean() }),
  'deliverable-health-failed': z.object({ message: text }),

  // Sizer
  'new-fan-selected': z.object({
    fanCategoryType: category,
    subFanCategoryType: z.number(),
    fanApplication: z.nullable(text),
    keepProject: z.boolean(),
  }),
  'sizer-context-reset': z.object({ reason: z.enum(['saved', 'newFan', 'itemSelected', 'signedOut', 'reload']) }),
  'sizing-completed': z.object({ resultId: id, fanCategoryType: category, count }),
  'fan-item-created': z.object({ fanItemId: id, itemType, resultId: id }),
  'fan-resized': z.object({
    fanItemId: id,
    rpm: z.optional(z.number()),
    totalBhp: z.optional(z.number()),
    motorId: z.optional(z.number()),
  }),
  'fan-options-changed': z.object({ fanItemId: id, checksum: count, totalPrice: z.number() }),
  'options-validity-changed': z.object({
    fanItemId: id,
    isValid: z.boolean(),
    errors: z.array(text),
    warnings: z.array(text),
  }),
  'motor-changed': z.object({ fanItemId: id, motorId: z.number(), motorText: text, by: z.enum(['user', 'server']) }),
  'temperature-control-changed': z.object({ fanItemId: id, optionId: z.number(), matchesApplication: z.boolean() }),
  /** The calculator's frame requests a title of the page, or the default title with null. */
  'page-title-requested': z.object({ title: z.nullable(text) }),
  'load-calculator-ready': z.object({ initialProjectId: z.nullable(id) }),

  // Region management
  'customers-deleted': z.object({ userIds: z.array(id) }),
  'customer-accounts-registered': z.object({ count, regionNumber }),
  'alert-saved': z.object({ alertId: id, isNew: z.boolean(), isDeleted: z.boolean() }),
} as const;

export type EventCatalogue = typeof EVENTS;
export type EventName = keyof EventCatalogue;
export type EventPayload<K extends EventName> = output<EventCatalogue[K]>;
