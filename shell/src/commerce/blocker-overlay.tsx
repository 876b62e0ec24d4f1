import type { Readable } from '@specbuilder/shared-contracts/platform';
import { ResettableLazy, useReadable } from '@specbuilder/shared-ui/core';
import { PlainBlocker } from './plain-blocker.tsx';

const NO_PROPS = {};

/** Where the blocker is shown while the shop adds an item. */
export default function BlockerOverlay({ isBlocked }: { readonly isBlocked: Readable<boolean> }) {
  if (!useReadable(isBlocked)) return null;
  return (
    <ResettableLazy
      load={() => import('./store-blocker.tsx')}
      props={NO_PROPS}
      fallback={null}
      failed={() => <PlainBlocker />}
    />
  );
}
