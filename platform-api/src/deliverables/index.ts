export { createDeliverableRendering, type DeliverableRendering } from './deliverable-rendering.ts';
export { serveToLinks } from './query-token.ts';
export { type DeliverableServices, registerDeliverables } from './register.ts';
