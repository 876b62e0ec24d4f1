import type { Platform } from '@specbuilder/shared-contracts/platform';
import { LoadFailure } from '@specbuilder/shared-ui/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { REMOTE_MESSAGES } from '../messages/remote.generated.ts';

interface RemoteBoundaryProps {
  readonly name: string;
  readonly platform: Platform;
  readonly children: ReactNode;
}

/** Shows a render error in its own region with a way to try again; the rest of the page stays. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { name, platform } = this.props;
    platform.log.error(`${name} could not render${info.componentStack ?? ''}`, error);
    platform.navigation.routeFailed(name, error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const retry = () => this.setState({ error: null });
    return <LoadFailure text={REMOTE_MESSAGES.didNotRender} onRetry={retry} />;
  }
}
