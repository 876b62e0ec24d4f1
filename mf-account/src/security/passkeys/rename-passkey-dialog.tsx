import { type Passkey, passkeyName } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { PASSKEYS_MESSAGES } from '../../messages/passkeys.generated.ts';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';
import { useFactorChanged } from '../second-factor/use-second-factor.ts';

const FORM_ID = 'rename-passkey';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export default function RenamePasskeyDialog({ passkey: { passkeyId, name }, onClose }: RenamePasskeyProps) {
  const styles = useDialogStyles();
  const { api } = usePlatform();
  const changed = useFactorChanged();
  const form = useContractForm({
    schema: passkeyName,
    values: { name },
    submit: async (values) => {
      await api.secondFactor.renamePasskey({ passkeyId, ...values });
      onClose();
      changed(PASSKEYS_MESSAGES.renamed);
    },
  });
  return (
    <FormDialog
      title={PASSKEYS_MESSAGES.renameTitle}
      submit={PASSKEYS_MESSAGES.save}
      isBusy={form.methods.formState.isSubmitting}
      form={FORM_ID}
      onClose={onClose}
    >
      <ContractFormView id={FORM_ID} form={form} label={PASSKEYS_MESSAGES.renameTitle} className={styles.form}>
        <TextField name="name" label={PASSKEYS_MESSAGES.name} required maxLength={60} />
      </ContractFormView>
    </FormDialog>
  );
}
