import { COOKIES } from '@specbuilder/shared-contracts/domain';
import {
  type Readable,
  type StorageService,
  type StoreService,
  writable,
} from '@specbuilder/shared-contracts/platform';
import { readCookie } from '../boot/boot/cookies.ts';
import type { StoreParts } from './store-service.ts';
import { recogniseStoreView } from './store-view.ts';

/** The shop around the page, if there is one. What talks to it is loaded only then. */
export interface PageStore {
  readonly isStoreView: boolean;
  readonly isBlocked: Readable<boolean>;
  /** What remotes may request from the shop; null outside the commerce view. */
  readonly service: StoreService | null;
  /** Begins to listen and to speak; to be awaited before a remote can have something to say. */
  start(parts: Omit<StoreParts, 'parent' | 'isBlocked'>, allowedOrigins: readonly string[]): Promise<void>;
}

export function createPageStore(storage: StorageService): PageStore {
  const isStoreView = recogniseStoreView(window, storage);
  const isBlocked = writable(false);
  let started: StoreService | null = null;
  const addToCart = async (projectItemId: string) => (await started?.addToCart(projectItemId)) ?? false;
  return {
    isStoreView,
    isBlocked,
    service: isStoreView ? { addToCart } : null,
    async start(parts, allowedOrigins) {
      // A page with the content-only layout of its own follows the landing rule too, and posts to itself.
      if (!isStoreView && readCookie(COOKIES.layoutStyle) !== 'contentOnly') return;
      const { createParentWindow, createStoreService } = await import('./index.ts');
      started = createStoreService({ ...parts, isBlocked, parent: createParentWindow(window, allowedOrigins) });
    },
  };
}
