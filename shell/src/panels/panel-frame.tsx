import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import {
  Button,
  LoadFailure,
  makeStyles,
  mergeClasses,
  ResettableLazy,
  SkeletonRows,
  tokens,
} from '@specbuilder/shared-ui/core';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  useFocusFinders,
} from '@specbuilder/shared-ui/overlay';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPanel } from '../composition/index.ts';
import { FRAME_TEXTS } from '../frame/texts.ts';
import { NAVIGATION_OPEN_WIDTH, NAVIGATION_RAIL_WIDTH } from '../navigation/navigation-state.ts';
import { OWN_PANELS } from '../own-area/own-panels.ts';
import type { Shell } from '../shell.ts';
import { enterContent, usePanelFocus } from './use-panel-focus.ts';

interface PanelContentProps {
  readonly panel: OpenPanel;
  readonly shell: Shell;
}

interface PanelFrameProps extends PanelContentProps {
  /** False while it is closing: the frame ends what it did to the page behind it. */
  readonly isOpen: boolean;
}

export default function PanelFrame(props: PanelFrameProps) {
  // The kit's focus manager ends with whoever used it last, and what it hid from screen readers stays hidden: without
  // a user that outlives each panel, a dialog that took a sheet's place left the whole page unread.
  useFocusFinders();
  return <Frame key={props.panel.key} {...props} />;
}

/** Title row and body of a panel: a sheet from its side, or a dialog. Escape and the close button end it. */
function Frame({ panel, shell, isOpen }: PanelFrameProps) {
  const styles = useStyles();
  const hasInput = useRef(() => false);
  const close = () => void closeUnlessKept(shell, hasInput.current());
  const { entry } = panel;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else the kit closes it too, and what was typed is asked about twice.
    event.preventDefault();
    close();
  };
  const surface = usePanelFocus(isOpen);
  const isWest = entry.frame === 'west' || entry.frame === 'navigation';
  const content =
    panel.remote === null ? (
      <OwnContent panel={panel} shell={shell} hasInput={hasInput} />
    ) : (
      <PanelContent panel={panel} shell={shell} />
    );
  if (entry.frame === 'dialog') {
    return (
      <Dialog
        open={isOpen}
        modalType={entry.isModal ? 'alert' : 'modal'}
        onOpenChange={(_, { open }) => !open && close()}
      >
        <DialogSurface
          ref={surface}
          className={mergeClasses(styles.dialog, ownPanel(panel)?.isWide && styles.wideDialog)}
          onKeyDown={onKeyDown}
        >
          <DialogBody>
            <DialogTitle action={<CloseButton onClick={close} />}>{entry.title}</DialogTitle>
            <DialogContent>{content}</DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    );
  }
  return (
    <OverlayDrawer
      open={isOpen}
      ref={surface}
      position={isWest ? 'start' : 'end'}
      modalType={entry.isModal ? 'modal' : 'non-modal'}
      className={mergeClasses(styles.drawer, styles[entry.frame])}
      style={isWest ? { insetInlineStart: besideNavigation(shell) } : {}}
      onOpenChange={(_, { open }) => !open && close()}
      onKeyDown={onKeyDown}
      aria-label={entry.title}
    >
      <DrawerHeader className={styles.head}>
        <DrawerHeaderTitle action={<CloseButton onClick={close} />}>{entry.title}</DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>{content}</DrawerBody>
    </OverlayDrawer>
  );
}

/** A west panel stands beside the navigation, not over it. */
function besideNavigation({ services }: Shell): string {
  const state = services.bus.last('navigation-changed')?.payload;
  if (state?.isLockedOpen) return NAVIGATION_OPEN_WIDTH;
  return state?.isFolded ? NAVIGATION_RAIL_WIDTH : '0';
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return <Button appearance="subtle" icon={<DismissRegular />} aria-label={FRAME_TEXTS.closePanel} onClick={onClick} />;
}

/** What was typed is not thrown away by a slip of Escape (visual.md, section 17). */
async function closeUnlessKept({ panels, services }: Shell, hasInput: boolean): Promise<void> {
  if (!hasInput || (await services.dialogs.confirm(FRAME_TEXTS.discard))) panels.closeAll('user');
}

interface OwnContentProps extends PanelContentProps {
  readonly hasInput: RefObject<() => boolean>;
}

const ownPanel = (panel: OpenPanel) =>
  panel.remote === null ? OWN_PANELS.find(({ entry }) => entry.name === panel.entry.name) : undefined;

/** A panel of the shell itself; its code comes with the first use. */
function OwnContent({ panel, shell, hasInput }: OwnContentProps): ReactNode {
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
function PanelContent({ panel, shell: { panels } }: PanelContentProps): ReactNode {
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
    setFill({ kind: 'loading' });
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
  return (
    <>
      {fill.kind === 'loading' && <SkeletonRows rows={4} rowHeightPx={62} />}
      {fill.kind === 'failed' && (
        <LoadFailure title={FRAME_TEXTS.panelFailed} text={fill.text} onRetry={() => setAttempt(attempt + 1)} />
      )}
      <div ref={container} data-testid={`panel-${panel.entry.name}`} className={inFrame(panel, styles)} />
    </>
  );
}

/** A dialog brings the space below its contents, a sheet does not. */
const inFrame = ({ entry }: OpenPanel, styles: ReturnType<typeof useStyles>) =>
  entry.frame === 'dialog' ? '' : styles.inSheet;

const useStyles = makeStyles({
  // visual.md, section 17.
  drawer: { width: '440px', maxWidth: '100vw', '@media (max-width: 639.98px)': { width: '100vw' } },
  west: { width: '480px' },
  projectList: { width: '440px' },
  newFan: { width: '480px' },
  quick: { width: '360px' },
  navigation: {},
  head: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // What keeps to the end of the sheet would keep off it by a padding there, so the contents bring theirs.
  body: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
    ':last-child': { paddingBottom: 0 },
  },
  dialog: { maxWidth: '600px' },
  wideDialog: { maxWidth: '860px' },
  // The foot of a panel stands at the end of the sheet however short the content is.
  own: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    minHeight: '100%',
  },
  inSheet: { paddingBottom: tokens.spacingVerticalL },
});
