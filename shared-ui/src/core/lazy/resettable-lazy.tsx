// biome-ignore lint/style/noRestrictedImports: the one place that may use lazy, because it can drop the failed one
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';

interface ResettableLazyProps<P extends object> {
  /** Loads the component's module; called again by `retry`. */
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
  readonly fallback: ReactNode;
  readonly failed: (retry: () => void, error: Error) => ReactNode;
}

/**
 * A part loaded on demand that a failed download does not kill: React.lazy keeps its first rejection for ever
 * (composition.md P2), so each retry makes a new one.
 */
export function ResettableLazy<P extends object>({ load, props, fallback, failed }: ResettableLazyProps<P>) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what makes a new lazy component
  const Part = useMemo(() => lazy(load), [attempt]);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <LoadBoundary key={attempt} failed={(error) => failed(retry, error)}>
      <Suspense fallback={fallback}>
        <Part {...(props as P & Record<never, never>)} />
      </Suspense>
    </LoadBoundary>
  );
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
