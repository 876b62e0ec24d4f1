import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer, useFocusFinders } from './fluent.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ClosableDrawerProps {
  readonly title: string;
  /** Name of the button in the corner. */
  readonly closeLabel: string;
  /** Called by that button, by Escape and by a click beside the drawer. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Actions that stay in sight below what scrolls. */
  readonly footer?: ReactNode;
}

/** An open drawer at the end of the page, with the focus back where it was once it is gone. */
export function ClosableDrawer({ title, closeLabel, onClose, children, footer }: ClosableDrawerProps) {
  const styles = useStyles();
  useFocusFinders();
  const surface = useReturnFocus(true);
  const dismiss = <Button appearance="subtle" icon={<DismissRegular />} aria-label={closeLabel} onClick={onClose} />;
  return (
    <OverlayDrawer
      ref={surface}
      open
      position="end"
      size="medium"
      className={styles.drawer}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle action={dismiss}>{title}</DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
      {footer}
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});
