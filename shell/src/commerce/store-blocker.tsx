import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@specbuilder/shared-ui/overlay';
import { COMMERCE_MESSAGES } from '../messages/commerce.generated.ts';

/** Blocks the frame until the shop has added the item; Escape does nothing (COM-014). */
export default function StoreBlocker() {
  const styles = useStyles();
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface} aria-label={COMMERCE_MESSAGES.adding}>
        <DialogBody>
          {/* A dialog keeps the focus only when something in it can have it. */}
          <DialogTitle tabIndex={0} className={styles.title}>
            <Spinner size="tiny" /> {COMMERCE_MESSAGES.adding}
          </DialogTitle>
          <DialogContent>{COMMERCE_MESSAGES.waiting}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '400px' },
  title: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, outlineStyle: 'none' },
});
