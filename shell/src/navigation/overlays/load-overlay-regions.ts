import { HOME_PATH } from '../routing/route-controller.ts';

export const loadOverlayRegions = () => import('./overlay-regions.tsx');

/**
 * What draws toasts and questions, before anything has to be said: a change that fails because the line is gone cannot
 * fetch the code that says so. The start page changes nothing and fetches no more than it draws.
 *
 * @param path where the visitor is
 */
export async function prepareOverlayRegions(path: string, firstScreenIdle: Promise<void>): Promise<void> {
  if (path === '/' || path === HOME_PATH) return;
  await firstScreenIdle;
  // The first toast retries.
  await loadOverlayRegions().catch(() => undefined);
}
