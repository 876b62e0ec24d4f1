import { type DataRequest, dataRequest } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, useContractForm } from '@specbuilder/shared-ui/forms';
import { FormDialog, useDialogStyles } from '../second-factor/dialog.tsx';
import { PRIVACY_TEXTS } from '../words/privacy.generated.ts';
import { PasswordPart } from './password-part.tsx';
import { saveFile } from './save-file.ts';

const FORM_ID = 'download-data';

interface DownloadDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Saves everything that is stored about the user, for the password. */
export default function DownloadDialog({ hasPassword, onClose }: DownloadDialogProps) {
  const styles = useDialogStyles();
  const { api, toasts } = usePlatform();
  const form = useContractForm<DataRequest, DataRequest>({
    schema: dataRequest,
    values: { password: hasPassword ? '' : null },
    submit: async (request) => {
      const data = await api.privacy.exportData(request);
      const name = `specbuilder-data-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, data);
      onClose();
      const title = PRIVACY_TEXTS.downloaded({ name });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.downloadFinished });
    },
  });
  return (
    <FormDialog
      title={PRIVACY_TEXTS.downloadTitle}
      submit={PRIVACY_TEXTS.downloadSubmit}
      isBusy={form.methods.formState.isSubmitting}
      form={FORM_ID}
      onClose={onClose}
    >
      <p className={styles.lead}>{PRIVACY_TEXTS.downloadLead}</p>
      <ContractFormView id={FORM_ID} form={form} label={PRIVACY_TEXTS.downloadTitle} className={styles.form}>
        {hasPassword && <PasswordPart />}
      </ContractFormView>
    </FormDialog>
  );
}
