import { Component, type ComponentType, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

interface ResettableLazyProps<P extends object> {
  /** Loads the component's module; called again by `retry`, and once by itself where the connection lost a file of it. */
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
  readonly fallback: ReactNode;
  readonly failed: (retry: () => void, error: Error) => ReactNode;
}

/**
 * A part loaded on demand that a failed download does not kill: each retry loads again, where React.lazy keeps its first
 * rejection for ever (composition.md P2).
 *
 * It does without Suspense. React holds what comes within 300 ms of its fallback back for the rest of that time, and
 * when effects of another root of the page update the one that waits, it ends in error 177: the commit that was delayed
 * back has been overtaken by theirs. The host, each area and each panel are such roots.
 */
export function ResettableLazy<P extends object>({ load, props, fallback, failed }: ResettableLazyProps<P>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <LoadBoundary key={attempt} failed={(error) => failed(retry, error)}>
      <Loaded load={load} props={props} fallback={fallback} />
    </LoadBoundary>
  );
}

type Outcome<P extends object> = { readonly Part: ComponentType<P> } | { readonly error: unknown };

function Loaded<P extends object>({ load, props, fallback }: Omit<ResettableLazyProps<P>, 'failed'>) {
  const [outcome, setOutcome] = useState<Outcome<P>>();
  // Before the fallback is painted, so that the download does not wait for that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once; a new attempt is a new instance
  useLayoutEffect(() => {
    let isGone = false;
    const retryLostFile = (error: Error) => {
      if (error.name === 'ChunkLoadError') return load();
      throw error;
    };
    // What came late may be large: drawn in slices, it lets keys and pointer through.
    const finish = (next: Outcome<P>) => isGone || startTransition(() => setOutcome(next));
    load()
      .catch(retryLostFile)
      .then(
        ({ default: Part }) => finish({ Part }),
        (error: unknown) => finish({ error }),
      );
    return () => {
      isGone = true;
    };
  }, []);
  if (outcome === undefined) return fallback;
  if ('error' in outcome) throw outcome.error;
  return <outcome.Part {...props} />;
}

interface LoadBoundaryProps {
  readonly failed: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

class LoadBoundary extends Component<LoadBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? this.props.failed(this.state.error) : this.props.children;
  }
}
