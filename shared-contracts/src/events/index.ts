export * from './bus.ts';
export * from './catalogue.ts';
export type { EventDefinition, EventOptions } from './definition.ts';
export * from './hub.ts';
export {
  CONTINUATION_ACTIONS,
  type ContinuationAction,
  LAYOUTS,
  type Layout,
  PANELS,
  type PanelName,
  WEST_VIEWS,
  type WestView,
} from './payload-parts.ts';
