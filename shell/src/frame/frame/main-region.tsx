import { ERRORS } from '@specbuilder/shared-contracts/domain';
import type { Readable } from '@specbuilder/shared-contracts/platform';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { LoadFailure, makeStyles, ResettableLazy, SkeletonRows, useReadable } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import type { RegionState } from '../../composition/index.ts';
import { FRAME_MESSAGES } from '../../messages/frame.generated.ts';
import { MAIN_ID } from '../../navigation/focus/main-landmark.ts';

interface MainRegionProps {
  readonly region: Readable<RegionState>;
  /** Element in which remotes get their containers; React leaves what is inside alone. */
  readonly remotesRef: (element: HTMLElement | null) => void;
  readonly onRetry: (remote: RegistryRemote) => void;
  readonly onHome: (() => void) | null;
  /** A page of a feature, such as an error page. */
  readonly featurePage: ReactNode;
}

/** Rarely drawn. Where the site cannot be reached at all, a shorter one of the kit replaces it. */
const loadFailureCard = () => import('./region-failure-card.tsx');

/** The main landmark: the remote's screen, its placeholder while it loads, or why it is not available. */
export function MainRegion({ region, remotesRef, onRetry, onHome, featurePage }: MainRegionProps) {
  const styles = useStyles();
  const state = useReadable(region);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {featurePage}
      {state.kind === 'loading' && (
        <section
          aria-busy="true"
          aria-label={FRAME_MESSAGES.loadingArea({ title: state.remote.title })}
          className={styles.loading}
        >
          <SkeletonRows rows={6} rowHeightPx={52} />
        </section>
      )}
      {state.kind === 'failed' && (
        <ResettableLazy
          key={state.failure.reportId}
          load={loadFailureCard}
          props={{ remote: state.remote, failure: state.failure, onRetry: () => onRetry(state.remote), onHome }}
          fallback={null}
          failed={() => (
            <LoadFailure
              title={FRAME_MESSAGES.didNotLoad({ title: state.remote.title })}
              text={ERRORS.generic}
              onRetry={() => onRetry(state.remote)}
            />
          )}
        />
      )}
      <div ref={remotesRef} className={styles.remotes} hidden={state.kind === 'failed'} />
    </main>
  );
}

const useStyles = makeStyles({
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    outlineStyle: 'none',
  },
  loading: { padding: '32px' },
  remotes: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    '&[hidden]': { display: 'none' },
    '& > div': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  },
});
