import { BREAKPOINTS, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@specbuilder/shared-ui/overlay';
import type { ReactNode } from 'react';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { CloseButton } from './close-button.tsx';

interface CriteriaDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The criteria over the results, over the whole window on phones. */
export default function CriteriaDrawer({ isOpen, onClose, children }: CriteriaDrawerProps) {
  const styles = useStyles();
  const isPhone = useMediaQuery(BREAKPOINTS.phone, true);
  return (
    <OverlayDrawer
      open={isOpen}
      position="start"
      size={isPhone ? 'full' : 'small'}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader className={styles.head}>
        <DrawerHeaderTitle action={<CloseButton onClick={onClose} />}>{CRITERIA_MESSAGES.criteria}</DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  // In line with the fields below.
  head: { paddingInline: tokens.spacingHorizontalL },
  body: { display: 'flex', flexDirection: 'column', padding: 0 },
});
