import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import type { ComponentType } from 'react';
import { FRAME_TEXTS } from './texts.ts';

interface OwnPageProps<P extends object> {
  /** Said when the page cannot be fetched. */
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
}

/** A screen of the shell's own, whose code comes when it is shown: most visits never see any. */
export function OwnPage<P extends object>({ title, load, props }: OwnPageProps<P>) {
  return (
    <ResettableLazy
      load={load}
      props={props}
      fallback={null}
      failed={(retry) => <LoadFailure title={FRAME_TEXTS.didNotLoad(title)} onRetry={retry} />}
    />
  );
}
