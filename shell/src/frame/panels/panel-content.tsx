import {
  LoadFailure,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  SkeletonRows,
  tokens,
} from '@specbuilder/shared-ui/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPanel, Panels } from '../../composition/index.ts';
import type { Bound } from '../../feature/compose.ts';
import type { FeaturePanel } from '../../feature/define-feature.ts';
import { PANEL_MESSAGES } from '../../messages/panel.generated.ts';
import { enterContent } from './use-panel-focus.ts';

interface PanelContentProps {
  readonly panel: OpenPanel;
  readonly feature: Bound<FeaturePanel> | undefined;
  readonly panels: Panels;
  /** Whether something was typed that closing would lose; a panel of a feature says so. */
  readonly hasInput: RefObject<() => boolean>;
}

/** Content of the frame: a panel of a feature, or what a remote renders there. */
export function PanelContent({ feature, ...props }: PanelContentProps): ReactNode {
  return feature === undefined ? <RemoteContent {...props} /> : <FeatureContent feature={feature} {...props} />;
}

interface FeatureContentProps extends PanelContentProps {
  readonly feature: Bound<FeaturePanel>;
}

/** A panel of the shell itself; its code comes with the first use. */
function FeatureContent({ feature, panel, panels, hasInput }: FeatureContentProps): ReactNode {
  const styles = useStyles();
  const props = { ports: feature.ports, hasInput, panelProps: panel.props, onClose: panels.finish };
  return (
    <div data-testid={`panel-${panel.entry.name}`} className={mergeClasses(styles.filled, inFrame(panel, styles))}>
      <ResettableLazy
        load={feature.load}
        props={props}
        fallback={<SkeletonRows rows={4} rowHeightPx={62} />}
        failed={(retry) => <LoadFailure title={PANEL_MESSAGES.panelFailed} onRetry={retry} />}
      />
    </div>
  );
}

type Fill =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly text: string };

/** The container that the panel's owner fills, with its placeholder until then. */
function RemoteContent({ panel, panels }: Pick<PanelContentProps, 'panel' | 'panels'>): ReactNode {
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  const [fill, setFill] = useState<Fill>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fills the container again
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isGone = false;
    let unmount: (() => void) | undefined;
    void panels.fill(panel, element).then((outcome) => {
      if (typeof outcome !== 'function') {
        if (!isGone) setFill({ kind: 'failed', text: outcome.message });
        return;
      }
      if (isGone) return outcome();
      unmount = outcome;
      setFill({ kind: 'shown' });
      enterContent(element);
    });
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [panel, panels, attempt]);
  const retry = () => {
    setFill({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  // An owner that was given up may still draw: into a container that has left the page.
  if (fill.kind === 'failed')
    return <LoadFailure title={PANEL_MESSAGES.panelFailed} text={fill.text} onRetry={retry} />;
  return (
    <>
      {fill.kind === 'loading' && <SkeletonRows rows={4} rowHeightPx={62} />}
      <div ref={container} data-testid={`panel-${panel.entry.name}`} className={inFrame(panel, styles)} />
    </>
  );
}

/** A dialog brings the space below its contents, a sheet does not. */
const inFrame = ({ entry }: OpenPanel, styles: ReturnType<typeof useStyles>) =>
  entry.frame === 'dialog' ? '' : styles.inSheet;

const useStyles = makeStyles({
  // The footer of a panel is at the end of the sheet however short the content is.
  filled: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: '100%',
  },
  inSheet: { paddingBottom: tokens.spacingVerticalL },
});
