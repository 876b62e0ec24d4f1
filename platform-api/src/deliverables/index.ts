export { createPaperRoom, type PaperRoom } from './paper-room.ts';
export { serveToLinks } from './query-token.ts';
export { type DeliverableServices, registerDeliverables } from './register.ts';
