import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { confirmation, passkeyName } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PASSKEYS_MESSAGES } from '../../messages/passkeys.generated.ts';
import { PasswordFormDialog } from '../confirm-password/password-form-dialog.tsx';

const FORM_ID = 'add-passkey';

interface AddPasskeyProps {
  /** With the recovery codes that the first factor of an account brings. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

const newPasskey = z.extend(passkeyName, confirmation.shape);

/** A name and the password; the browser then makes the passkey, which the server checks. */
export default function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyProps) {
  const { api, log } = usePlatform();
  const [isStopped, setIsStopped] = useState(false);
  const form = useContractForm({
    schema: newPasskey,
    values: { name: '', password: '' },
    submit: async ({ name, password }) => {
      setIsStopped(false);
      const optionsJSON: object = await api.secondFactor.passkeyOptions({ password });
      if (!isCreationOptions(optionsJSON)) throw new Error('The server sent no options for a passkey');
      const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
        // Closed by its user, timed out, or a passkey that is there already: the browser says which.
        log.warn(`No passkey was made: ${String(error)}`);
        setIsStopped(true);
        return null;
      });
      if (made === null) return;
      const { recoveryCodes } = await api.secondFactor.addPasskey({ name, credential: { ...made } });
      onAdded(recoveryCodes);
    },
  });
  return (
    <PasswordFormDialog
      id={FORM_ID}
      form={form}
      title={PASSKEYS_MESSAGES.addTitle}
      lead={PASSKEYS_MESSAGES.addLead}
      submit={PASSKEYS_MESSAGES.submit}
      notice={
        isStopped && (
          <MessageBar intent="warning">
            <MessageBarBody>{PASSKEYS_MESSAGES.stopped}</MessageBarBody>
          </MessageBar>
        )
      }
      onClose={onClose}
    >
      <TextField name="name" label={PASSKEYS_MESSAGES.name} hint={PASSKEYS_MESSAGES.nameHint} required maxLength={60} />
    </PasswordFormDialog>
  );
}

/** The browser checks every part of them. */
function isCreationOptions(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return 'challenge' in options;
}
