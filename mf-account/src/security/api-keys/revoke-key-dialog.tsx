import { Button } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';
import { useDialogStyles } from '../second-factor/dialog.tsx';

interface RevokeKeyProps {
  readonly name: string;
  readonly onConfirmed: () => Promise<void>;
  readonly onClose: () => void;
}

/** Requires confirmation before programs stop working. No password: revoking grants nothing, and may be urgent. */
export default function RevokeKeyDialog({ name, onConfirmed, onClose }: RevokeKeyProps) {
  const styles = useDialogStyles();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    void onConfirmed();
  };
  return (
    <ClosableDialog
      title={API_KEYS_MESSAGES.revokeTitle({ name })}
      closeLabel={SECOND_FACTOR_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{SECOND_FACTOR_MESSAGES.cancel}</Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={confirm}>
            {API_KEYS_MESSAGES.revoke}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{API_KEYS_MESSAGES.revokeLead}</p>
    </ClosableDialog>
  );
}
