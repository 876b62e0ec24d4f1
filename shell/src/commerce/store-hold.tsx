import type { Readable } from '@specbuilder/shared-contracts/platform';
import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';

const NO_PROPS = {};

/** Where the blocker stands while the shop takes an item. */
export function StoreHold({ isBlocked }: { readonly isBlocked: Readable<boolean> }) {
  if (!useReadable(isBlocked)) return null;
  return (
    <ResettableLazy load={() => import('./store-blocker.tsx')} props={NO_PROPS} fallback={null} failed={() => null} />
  );
}
