import { referenceOf, SIZING_ERRORS } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, SkeletonRows, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Navigate, Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { useEffect, useState } from 'react';
import { CalculatorFrame } from './calculator-frame.tsx';

const STATE = 'app.loadCalculator';
const SKELETON = { rows: 8, rowHeightPx: 44 };

/** The load calculator for signed-in users, where the brand has it (LCA-002). */
export default function LoadCalculatorPage() {
  const { settings, session } = usePlatform();
  const { loadCalculatorEnabled } = useReadable(settings).app.appFeatures;
  const user = useReadable(session.user);
  if (!loadCalculatorEnabled) return <Navigate to="/" replace />;
  return <Screen state={STATE}>{user === null ? <SignInFirst /> : <Calculator />}</Screen>;
}

/** Remembers what was meant before it leaves for sign-in, which comes back here (LCA-004). */
function SignInFirst() {
  const { session } = usePlatform();
  const cloneProjectId = useCloneProjectId();
  useEffect(() => {
    const data = cloneProjectId === null ? {} : { cloneProjectId };
    void session.signIn({ continuation: { action: 'OpenLoadCalculator', data } });
  }, [session, cloneProjectId]);
  return <SkeletonRows {...SKELETON} />;
}

function Calculator() {
  const styles = useStyles();
  const { apiQueries, session } = usePlatform();
  const requested = useCloneProjectId();
  const [continuation] = useState(() => session.takeContinuation(['OpenLoadCalculator']));
  const cloneProjectId = requested ?? continuation?.data.cloneProjectId ?? null;
  const [isSilent, setIsSilent] = useState(false);
  const access = useQuery({
    ...apiQueries.loadCalculator.open.queryOptions({ input: cloneProjectId === null ? {} : { cloneProjectId } }),
    // It lasts ten minutes, and the calculator says when it needs another.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const renew = async () => (await access.refetch({ throwOnError: true })).data ?? Promise.reject(access.error);
  const retry = () => {
    setIsSilent(false);
    void access.refetch();
  };
  if (access.isError || isSilent) {
    return (
      <LoadFailure title={SIZING_ERRORS.loadCalculatorUnavailable} {...referenceOf(access.error)} onRetry={retry} />
    );
  }
  if (access.data === undefined) return <SkeletonRows {...SKELETON} />;
  return (
    <div className={styles.page}>
      <CalculatorFrame
        access={access.data}
        initialProjectId={cloneProjectId}
        renew={renew}
        onUnavailable={() => setIsSilent(true)}
      />
    </div>
  );
}

function useCloneProjectId(): string | null {
  const [search] = useSearchParams();
  return search.get('cloneProjectId');
}

const useStyles = makeStyles({
  // Below the host's toolbar; a host without one says 0.
  page: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100vh - var(--frame-top, 52px))' },
});
