import {
  LoadFailure,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  SkeletonRows,
  tokens,
} from '@specbuilder/shared-ui/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPanel } from '../composition/index.ts';
import { FRAME_TEXTS } from '../frame/texts.ts';
import { OWN_PANELS } from '../own-area/own-panels.ts';
import type { Shell } from '../shell.ts';
import { enterContent } from './use-panel-focus.ts';

interface PanelContentProps {
  readonly panel: OpenPanel;
  readonly shell: Shell;
  /** Whether something was typed that closing would lose; a panel of the shell says so. */
  readonly hasInput: RefObject<() => boolean>;
}

/** What stands in the frame: a screen of the shell, or what a remote puts there. */
export function PanelContent({ panel, shell, hasInput }: PanelContentProps): ReactNode {
  return panel.remote === null ? (
    <OwnContent panel={panel} shell={shell} hasInput={hasInput} />
  ) : (
    <RemoteContent panel={panel} shell={shell} />
  );
}

export const ownPanel = (panel: OpenPanel) =>
  panel.remote === null ? OWN_PANELS.find(({ entry }) => entry.name === panel.entry.name) : undefined;

/** A panel of the shell itself; its code comes with the first use. */
function OwnContent({ panel, shell, hasInput }: PanelContentProps): ReactNode {
  const own = ownPanel(panel);
  const styles = useStyles();
  if (own === undefined) return null;
  const props = { shell, hasInput, panelProps: panel.props, onClose: shell.panels.finish };
  return (
    <div data-testid={`panel-${panel.entry.name}`} className={mergeClasses(styles.own, inFrame(panel, styles))}>
      <ResettableLazy
        load={own.load}
        props={props as never}
        fallback={<SkeletonRows rows={4} rowHeightPx={62} />}
        failed={(retry) => <LoadFailure title={FRAME_TEXTS.panelFailed} onRetry={retry} />}
      />
    </div>
  );
}

type Fill =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly text: string };

/** The container that the panel's owner fills, with what stands in it until then. */
function RemoteContent({ panel, shell: { panels } }: Omit<PanelContentProps, 'hasInput'>): ReactNode {
  const styles = useStyles();
  const container = useRef<HTMLDivElement>(null);
  const [fill, setFill] = useState<Fill>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fills the container anew
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let isGone = false;
    let takeOut: (() => void) | undefined;
    void panels.fill(panel, element).then((outcome) => {
      if (typeof outcome !== 'function') {
        if (!isGone) setFill({ kind: 'failed', text: outcome.message });
        return;
      }
      if (isGone) return outcome();
      takeOut = outcome;
      setFill({ kind: 'shown' });
      enterContent(element);
    });
    return () => {
      isGone = true;
      takeOut?.();
    };
  }, [panel, panels, attempt]);
  const retry = () => {
    setFill({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  // An owner that was given up may still draw: into a container that has left the page.
  if (fill.kind === 'failed') return <LoadFailure title={FRAME_TEXTS.panelFailed} text={fill.text} onRetry={retry} />;
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
  // The foot of a panel stands at the end of the sheet however short the content is.
  own: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: '100%',
  },
  inSheet: { paddingBottom: tokens.spacingVerticalL },
});
