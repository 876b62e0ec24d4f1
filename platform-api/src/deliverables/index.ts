export { createPaperRoom, type PaperRoom } from './paper-room.ts';
export { serveToLinks } from './query-token.ts';
export { deliverableRoutes } from './routes.ts';
export { createDeliverables } from './service.ts';
