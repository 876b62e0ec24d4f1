import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
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
import { type KeyboardEvent, useRef } from 'react';
import type { OpenPanel } from '../composition/index.ts';
import { FRAME_TEXTS } from '../frame/texts.ts';
import { NAVIGATION_OPEN_WIDTH, NAVIGATION_RAIL_WIDTH } from '../navigation/navigation-state.ts';
import type { Shell } from '../shell.ts';
import { ownPanel, PanelContent } from './panel-content.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

interface PanelFrameProps {
  readonly panel: OpenPanel;
  readonly shell: Shell;
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
  const content = <PanelContent panel={panel} shell={shell} hasInput={hasInput} />;
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
});
