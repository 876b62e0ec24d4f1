import { type DataRequest, dataRequest } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { saveFile } from '@specbuilder/shared-ui/data';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { PasswordFormDialog } from '../confirm-password/password-form-dialog.tsx';
import { ExportProgress } from './export-status.tsx';
import { isUnfinished, useDataExport } from './use-data-export.ts';
import { useFinishedExport } from './use-finished-export.ts';

const FORM_ID = 'download-data';

interface DownloadDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Has everything that is stored about the user put together, for the password, and saves it. */
export default function DownloadDialog({ hasPassword, onClose }: DownloadDialogProps) {
  const { api, toasts } = usePlatform();
  const copy = useDataExport();
  const finished = useFinishedExport();
  const form = useContractForm<DataRequest, DataRequest>({
    schema: dataRequest,
    values: { password: hasPassword ? '' : null },
    submit: async (request) => {
      if (!(await finished(request))) return;
      const data = await api.privacy.downloadExport(request);
      const name = `specbuilder-data-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(data, name);
      onClose();
      const title = PRIVACY_MESSAGES.downloaded({ name });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.downloadFinished });
    },
  });
  return (
    <PasswordFormDialog
      id={FORM_ID}
      form={form}
      title={PRIVACY_MESSAGES.downloadTitle}
      lead={PRIVACY_MESSAGES.downloadLead}
      submit={PRIVACY_MESSAGES.downloadSubmit}
      hasPassword={hasPassword}
      notice={copy !== null && isUnfinished(copy) && <ExportProgress copy={copy} />}
      onClose={onClose}
    />
  );
}
