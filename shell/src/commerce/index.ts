export { createParentWindow } from './parent-window.ts';
export { createStoreService } from './store-service.ts';
