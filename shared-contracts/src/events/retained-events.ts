import type { EventName } from './catalogue.ts';

/**
 * State-like events: the bus replays the last one to a new subscriber, since remotes load lazily. Each lists
 * the sticky events that it invalidates.
 */
export const STICKY_FACTS = {
  'first-request-completed': [],
  'route-changed': [],
  'layout-changed': [],
  'loading-changed': [],
  'splash-hidden': [],
  'navigation-changed': [],
  'user-signed-in': ['user-signed-out'],
  'user-signed-out': ['user-signed-in', 'current-project-changed', 'clipboard-changed', 'user-settings-changed'],
  'continuation-stored': [],
  'continuation-resumed': ['continuation-stored'],
  'settings-loaded': [],
  'user-settings-changed': [],
  'theme-changed': [],
  'language-changed': [],
  'currency-changed': [],
  'location-resolved': [],
  'region-changed': [],
  'current-project-changed': [],
  'clipboard-changed': [],
  'deliverable-health-changed': [],
  'deliverable-health-failed': [],
} as const satisfies Partial<Record<EventName, readonly EventName[]>>;

export type StickyEventName = keyof typeof STICKY_FACTS;

export function isSticky(name: string): name is StickyEventName {
  return Object.hasOwn(STICKY_FACTS, name);
}
