import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { SESSIONS_MESSAGES } from '../../messages/sessions.generated.ts';
import { KeysRevokedText } from '../api-keys/keys-revoked-text.tsx';
import { useDialogStyles } from '../second-factor/dialog.tsx';

interface EndOthersProps {
  readonly keys: readonly ApiKey[];
  readonly onConfirmed: (keepApiKeys: boolean) => void;
  readonly onClose: () => void;
}

/** Says which API keys end with the other sessions, and lets the user keep them. */
export default function EndOthersDialog({ keys, onConfirmed, onClose }: EndOthersProps) {
  const styles = useDialogStyles();
  const [isKept, setIsKept] = useState(false);
  return (
    <ClosableDialog
      title={SESSIONS_MESSAGES.endOthersTitle}
      closeLabel={SESSIONS_MESSAGES.cancel}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{SESSIONS_MESSAGES.cancel}</Button>
          <Button appearance="primary" onClick={() => onConfirmed(isKept)}>
            {SESSIONS_MESSAGES.endOthers}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{SESSIONS_MESSAGES.endOthersLead}</p>
      <KeysRevokedText keys={keys} />
      <Checkbox
        label={API_KEYS_MESSAGES.keep}
        checked={isKept}
        onChange={(_, { checked }) => setIsKept(checked === true)}
      />
    </ClosableDialog>
  );
}
