import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import type { PreviewChoice } from '../request.ts';
import { PreviewPage } from './preview-page.tsx';

interface PreviewDialogProps {
  readonly choice: PreviewChoice;
  readonly changeNumber: number;
  readonly onClose: () => void;
}

/** The deliverables as large as the window. */
export function PreviewDialog({ choice, changeNumber, onClose }: PreviewDialogProps) {
  const styles = useStyles();
  return (
    <ClosableDialog
      title={DELIVERABLES_MESSAGES.previewOf({ deliverable: choice.deliverable.label() })}
      closeLabel={DELIVERABLES_MESSAGES.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{DELIVERABLES_MESSAGES.close}</Button>}
      className={styles.surface}
      contentClassName={styles.content}
    >
      <PreviewPage choice={choice} changeNumber={changeNumber} />
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { width: 'min(72rem, 100%)', maxWidth: 'none' },
  content: { display: 'flex', flexDirection: 'column', minHeight: '70vh' },
});
