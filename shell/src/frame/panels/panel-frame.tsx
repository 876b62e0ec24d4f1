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
import type { OpenPanel } from '../../composition/index.ts';
import type { Bound } from '../../feature/compose.ts';
import type { FeaturePanel } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { PANEL_MESSAGES } from '../../messages/panel.generated.ts';
import { NAVIGATION_OPEN_WIDTH, NAVIGATION_RAIL_WIDTH } from '../../navigation/navigation/navigation-state.ts';
import { PanelContent } from './panel-content.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

interface PanelFrameProps {
  readonly panel: OpenPanel;
  /** Of the shell itself; undefined for a remote's. */
  readonly feature: Bound<FeaturePanel> | undefined;
  readonly ports: Pick<Ports, 'bus' | 'dialogs' | 'panels'>;
  /** False while it is closing: the frame ends what it did to the page behind it. */
  readonly isOpen: boolean;
}

export default function PanelFrame(props: PanelFrameProps) {
  // The kit's focus manager ends with its last user, and what it hid from screen readers stays hidden: without a user
  // that outlives each panel, a dialog that replaced a sheet left the whole page unread.
  useFocusFinders();
  return <Frame key={props.panel.key} {...props} />;
}

/** Title row and body of a panel: a sheet from its side, or a dialog. Escape and the close button end it. */
function Frame({ panel, feature, ports, isOpen }: PanelFrameProps) {
  const styles = useStyles();
  const hasInput = useRef(() => false);
  const close = () => void confirmAndClose(ports, hasInput.current());
  const { entry } = panel;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the kit closes it too, and the question about unsaved input appears twice.
    event.preventDefault();
    close();
  };
  const surface = usePanelFocus(isOpen);
  const isWest = entry.frame === 'west' || entry.frame === 'navigation';
  const content = <PanelContent panel={panel} feature={feature} panels={ports.panels} hasInput={hasInput} />;
  if (entry.frame === 'dialog') {
    return (
      <Dialog
        open={isOpen}
        modalType={entry.isModal ? 'alert' : 'modal'}
        onOpenChange={(_, { open }) => !open && close()}
      >
        <DialogSurface
          ref={surface}
          className={mergeClasses(styles.dialog, feature?.isWide && styles.wideDialog)}
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
      style={isWest ? { insetInlineStart: besideNavigation(ports) } : {}}
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

/** A west panel is beside the navigation, not over it. */
function besideNavigation({ bus }: Pick<Ports, 'bus'>): string {
  const state = bus.last('navigation-changed')?.payload;
  if (state?.isLockedOpen) return NAVIGATION_OPEN_WIDTH;
  return state?.isFolded ? NAVIGATION_RAIL_WIDTH : '0';
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button appearance="subtle" icon={<DismissRegular />} aria-label={PANEL_MESSAGES.closePanel} onClick={onClick} />
  );
}

/** What was typed is not thrown away by a slip of Escape (visual.md, section 17). */
async function confirmAndClose(
  { panels, dialogs }: Pick<Ports, 'panels' | 'dialogs'>,
  hasInput: boolean,
): Promise<void> {
  if (!hasInput || (await dialogs.confirm(PANEL_MESSAGES.discard))) panels.closeAll('user');
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
