import type { DeletionOutlook } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { Button, LoadFailure, SkeletonRows, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { PRIVACY_TEXTS } from '../../words/privacy.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';

/** What is stored about the user: a copy of it, and the end of the account. */
export function PrivacySection() {
  const { apiQueries } = usePlatform();
  const outlook = useQuery(apiQueries.privacy.readDeletion.queryOptions());
  return (
    <Section id="your-data" title={PRIVACY_TEXTS.title} lead={PRIVACY_TEXTS.lead}>
      {outlook.data !== undefined ? (
        <Actions outlook={outlook.data} />
      ) : outlook.isError ? (
        <LoadFailure
          title={PRIVACY_TEXTS.failed}
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
  const { hasPassword, isLastAdministrator } = outlook;
  const onClose = () => setOpen(null);
  return (
    <>
      {isLastAdministrator && <p className={styles.facts}>{PRIVACY_TEXTS.lastAdministrator}</p>}
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={() => setOpen('download')}>
          {PRIVACY_TEXTS.download}
        </Button>
        {!isLastAdministrator && (
          <Button aria-haspopup="dialog" onClick={() => setOpen('delete')}>
            {PRIVACY_TEXTS.delete}
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
