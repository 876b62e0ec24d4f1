import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import type { Alert } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView } from '@specbuilder/shared-ui/forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useDialogContent } from '../dialogs/dialog-content.ts';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';
import { AlertFields } from './alert-fields.tsx';
import { NextMail } from './next-mail.tsx';
import { useAlertForm } from './use-alert-form.ts';

interface AlertDialogProps {
  /** Null for a new one. */
  readonly alert: Alert | null;
  readonly isOpen: boolean;
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** An alert to be created, changed, tried or deleted. What was changed is not thrown away by a slip of Escape. */
export default function AlertDialog({ alert, isOpen, user, onClose }: AlertDialogProps) {
  const styles = useStyles();
  const { dialogs } = usePlatform();
  // The kit's focus manager ends with its last user, and what it hid from screen readers would stay hidden.
  useFocusFinders();
  const surface = useReturnFocus(isOpen);
  const hasChanges = useRef(() => false);
  async function close(): Promise<void> {
    if (!hasChanges.current() || (await dialogs.confirm(ALERT_DETAIL_MESSAGES.discard))) onClose();
  }
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => void (open || close())}>
      <DialogSurface ref={surface} className={styles.surface}>
        <AlertDetail alert={alert} user={user} hasChanges={hasChanges} onDone={onClose} onCancel={() => void close()} />
      </DialogSurface>
    </Dialog>
  );
}

interface AlertDetailProps extends Pick<AlertDialogProps, 'alert' | 'user'> {
  /** Says to the dialog whether something was changed. */
  readonly hasChanges: RefObject<() => boolean>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** It begins with each opening, since the dialog holds it only while it is open. */
function AlertDetail({ alert, user, hasChanges, onDone, onCancel }: AlertDetailProps) {
  const styles = useDialogContent();
  const { form, sendTest, preview, remove } = useAlertForm(alert, user, onDone);
  const { isDirty, isSubmitting } = form.methods.formState;
  useImperativeHandle(hasChanges, () => () => isDirty, [isDirty]);
  const title = alert === null ? ALERT_DETAIL_MESSAGES.newTitle : ALERT_DETAIL_MESSAGES.editTitle;
  const dismiss = (
    <Button appearance="subtle" icon={<DismissRegular />} aria-label={ALERT_DETAIL_MESSAGES.close} onClick={onCancel} />
  );
  return (
    <DialogBody>
      <DialogTitle action={dismiss}>{title}</DialogTitle>
      <DialogContent>
        <ContractFormView form={form} label={ALERT_DETAIL_MESSAGES.form} className={styles.content}>
          <AlertFields alert={alert} user={user} />
        </ContractFormView>
        {preview.shown && <NextMail preview={preview.shown} />}
      </DialogContent>
      <DialogActions position="start">
        {alert !== null && (
          <Button disabledFocusable={isSubmitting} onClick={() => void remove(alert)}>
            {ALERT_DETAIL_MESSAGES.delete}
          </Button>
        )}
        <Button disabledFocusable={isSubmitting} onClick={preview.show}>
          {ALERT_DETAIL_MESSAGES.preview}
        </Button>
        <Button disabledFocusable={isSubmitting} onClick={sendTest}>
          {ALERT_DETAIL_MESSAGES.sendTest}
        </Button>
      </DialogActions>
      <DialogActions position="end">
        <Button onClick={onCancel}>{ALERT_DETAIL_MESSAGES.cancel}</Button>
        <Button appearance="primary" disabledFocusable={isSubmitting} onClick={() => form.onSubmit()}>
          {ALERT_DETAIL_MESSAGES.save}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}

const useStyles = makeStyles({ surface: { maxWidth: '640px' } });
