import type { DeletionOutlook } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { Button, LoadFailure, SkeletonRows, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { ExportStatus } from './export-status.tsx';
import { useDataExport } from './use-data-export.ts';

/** What is stored about the user: a copy of it, and the end of the account. */
export function PrivacySection() {
  const { apiQueries } = usePlatform();
  const outlook = useQuery(apiQueries.privacy.readDeletion.queryOptions());
  return (
    <Section id="your-data" title={PRIVACY_MESSAGES.title} lead={PRIVACY_MESSAGES.lead}>
      {outlook.data !== undefined ? (
        <Actions outlook={outlook.data} />
      ) : outlook.isError ? (
        <LoadFailure
          title={PRIVACY_MESSAGES.failed}
          {...referenceOf(outlook.error)}
          onRetry={() => void outlook.refetch()}
        />
      ) : (
        <SkeletonRows rows={1} rowHeightPx={44} />
      )}
    </Section>
  );
}

function Actions({ outlook }: { readonly outlook: DeletionOutlook }) {
  const styles = useListStyles();
  const [open, setOpen] = useState<'download' | 'delete' | null>(null);
  const copy = useDataExport();
  const { hasPassword, isLastAdministrator } = outlook;
  const onClose = () => setOpen(null);
  return (
    <>
      {isLastAdministrator && <p className={styles.facts}>{PRIVACY_MESSAGES.lastAdministrator}</p>}
      {copy !== null && <ExportStatus copy={copy} onDownload={() => setOpen('download')} />}
      <div className={styles.actions}>
        {(copy === null || copy.state === 'failed') && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('download')}>
            {PRIVACY_MESSAGES.download}
          </Button>
        )}
        {!isLastAdministrator && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('delete')}>
            {PRIVACY_MESSAGES.delete}
          </Button>
        )}
      </div>
      {open === 'download' && (
        <LaterDialog load={() => import('./download-dialog.tsx')} props={{ hasPassword, onClose }} />
      )}
      {open === 'delete' && <LaterDialog load={() => import('./delete-dialog.tsx')} props={{ outlook, onClose }} />}
    </>
  );
}
