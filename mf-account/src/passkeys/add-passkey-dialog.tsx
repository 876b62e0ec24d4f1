import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { confirmation, passkeyName } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { ContractFormView, PasswordField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';
import { PASSKEYS_TEXTS } from '../words/passkeys.generated.ts';
import { SECOND_FACTOR_TEXTS } from '../words/second-factor.generated.ts';

const FORM_ID = 'add-passkey';

interface AddPasskeyProps {
  /** With the recovery codes that the first factor of an account brings. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

const newPasskey = z.extend(passkeyName, confirmation.shape);

/** A name and the password; the browser then makes the passkey, which the server checks. */
export default function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyProps) {
  const styles = useDialogStyles();
  const { api, log } = usePlatform();
  const [isStopped, setIsStopped] = useState(false);
  const form = useContractForm({
    schema: newPasskey,
    values: { name: '', password: '' },
    submit: async ({ name, password }) => {
      setIsStopped(false);
      const options = await api.secondFactor.passkeyOptions({ password });
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
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
    <FormDialog
      title={PASSKEYS_TEXTS.addTitle}
      submit={PASSKEYS_TEXTS.submit}
      isBusy={form.methods.formState.isSubmitting}
      form={FORM_ID}
      onClose={onClose}
    >
      <p className={styles.lead}>{PASSKEYS_TEXTS.addLead}</p>
      {isStopped && (
        <MessageBar intent="warning">
          <MessageBarBody>{PASSKEYS_TEXTS.stopped}</MessageBarBody>
        </MessageBar>
      )}
      <ContractFormView id={FORM_ID} form={form} label={PASSKEYS_TEXTS.addTitle} className={styles.form}>
        <TextField name="name" label={PASSKEYS_TEXTS.name} hint={PASSKEYS_TEXTS.nameHint} required maxLength={60} />
        <PasswordField
          name="password"
          label={SECOND_FACTOR_TEXTS.password}
          hint={SECOND_FACTOR_TEXTS.confirmHint}
          autoComplete="current-password"
          maxLength={128}
        />
      </ContractFormView>
    </FormDialog>
  );
}
