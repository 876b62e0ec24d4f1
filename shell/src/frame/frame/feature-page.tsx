import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import type { Bound } from '../../feature/compose.ts';
import type { FeaturePage } from '../../feature/define-feature.ts';
import { FRAME_MESSAGES } from '../../messages/frame.generated.ts';

interface FeaturePageViewProps {
  readonly page: Bound<FeaturePage>;
  readonly onHome: () => void;
}

/** A screen of a feature, whose code comes when it is shown: most visits never see any. */
export function FeaturePageView({ page: { load, path, ports, title }, onHome }: FeaturePageViewProps) {
  return (
    <ResettableLazy
      key={path}
      load={load}
      props={{ ports, path, onHome }}
      fallback={null}
      failed={(retry) => <LoadFailure title={FRAME_MESSAGES.didNotLoad({ title: title() })} onRetry={retry} />}
    />
  );
}

/** The page of an address, if a feature has it. */
export function pageAt(pages: readonly Bound<FeaturePage>[], address: string): Bound<FeaturePage> | undefined {
  return pages.find(({ path }) => path === address.split('?')[0]);
}
