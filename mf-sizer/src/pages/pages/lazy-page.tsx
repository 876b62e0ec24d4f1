import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import type { ComponentType, ReactNode } from 'react';
import { SIZER_MESSAGES } from '../../messages/sizer.generated.ts';

export interface LazyPageProps {
  readonly state: string;
  readonly load: () => Promise<{ readonly default: ComponentType<Record<never, never>> }>;
  readonly fallback: ReactNode;
}

const NO_PROPS = {};

/** A page whose code comes on demand; a download that failed is reported to the host and can be tried again. */
export function LazyPage({ state, load, fallback }: LazyPageProps) {
  return (
    <ResettableLazy
      // Routes keep the component between two pages of the same kind; the code of one is not that of the other.
      key={state}
      load={load}
      props={NO_PROPS}
      fallback={fallback}
      failed={(retry, error) => (
        <Screen state={state} error={error}>
          <LoadFailure title={SIZER_MESSAGES.pageDidNotLoad} onRetry={retry} />
        </Screen>
      )}
    />
  );
}
