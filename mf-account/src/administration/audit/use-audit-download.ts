import type { auditFilter } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { saveFile } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import type { input as InputOf } from 'zod/mini';
import { ADMIN_AUDIT_MESSAGES } from '../../messages/admin-audit.generated.ts';

/** Saves the lines that fit a filter as a file of the browser. */
export function useAuditDownload() {
  const { api, log, toasts } = usePlatform();
  const [isMaking, setIsMaking] = useState(false);
  return {
    isMaking,
    async download(filter: InputOf<typeof auditFilter>): Promise<void> {
      if (isMaking) return;
      setIsMaking(true);
      try {
        const { fileName: name, csv } = await api.auditLog.csv(filter);
        saveFile(new Blob([csv], { type: 'text/csv' }), name);
        const title = ADMIN_AUDIT_MESSAGES.downloaded({ name });
        void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.downloadFinished });
      } catch (error) {
        log.error('The audit log could not be saved', error);
        void toasts.show({ kind: 'error', title: ADMIN_AUDIT_MESSAGES.downloadFailed, durationMs: TOAST_MS.failure });
      } finally {
        setIsMaking(false);
      }
    },
  };
}
