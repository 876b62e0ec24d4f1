export * from './bus.ts';
export type { EventCatalogue, EventName, EventPayload } from './catalogue.ts';
export {
  CONTINUATION_ACTIONS,
  type ContinuationAction,
  LAYOUTS,
  type Layout,
  PANELS,
  type PanelName,
  WEST_VIEWS,
  type WestView,
} from './choices.ts';
export * from './hub.ts';
export { loadPayloadCheck } from './late-check.ts';
export type { PayloadCheck } from './payload-check.ts';
export type { StickyEventName } from './retained-events.ts';
