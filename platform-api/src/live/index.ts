export { type FanItemHub, ITEM_CHANNEL } from './hub/fan-item-hub.ts';
export type { HubMethods } from './hub/hub.ts';
export { createHubs, hubMethods, type WatchedStates } from './hub/hubs.ts';
export { PROJECT_CHANNEL } from './hub/project-hub.ts';
export { observe } from './observability/observe.ts';
export { createSharedPlaces } from './processes/shared-places.ts';
export { createSiblings, type Siblings } from './processes/siblings.ts';
