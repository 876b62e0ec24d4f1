import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { Button, Link, LoadFailure, makeStyles, SkeletonRows, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { KeyRow } from './key-row.tsx';

/** Keys that programs act in the user's name with: made, listed and revoked. */
export function ApiKeysSection() {
  const { apiQueries } = usePlatform();
  const keys = useQuery(apiQueries.apiKeys.list.queryOptions());
  return (
    <Section id="api-keys" title={API_KEYS_MESSAGES.title} lead={API_KEYS_MESSAGES.lead}>
      {keys.data !== undefined ? (
        <Keys keys={keys.data} />
      ) : keys.isError ? (
        <LoadFailure
          title={API_KEYS_MESSAGES.failed}
          {...referenceOf(keys.error)}
          onRetry={() => void keys.refetch()}
        />
      ) : (
        <SkeletonRows rows={1} rowHeightPx={56} />
      )}
    </Section>
  );
}

function Keys({ keys }: { readonly keys: readonly ApiKey[] }) {
  const styles = useListStyles();
  const own = useStyles();
  const [step, setStep] = useState<'make' | { readonly key: string } | null>(null);
  const { apiQueries, queries, serverUrl } = usePlatform();
  const close = () => setStep(null);
  const show = (key: string) => {
    setStep({ key });
    void queries.invalidateQueries({ queryKey: apiQueries.apiKeys.list.queryKey() });
  };
  return (
    <>
      {keys.length > 0 && (
        <ul className={styles.list} aria-label={API_KEYS_MESSAGES.title}>
          {keys.map((key) => (
            <KeyRow key={key.apiKeyId} apiKey={key} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={() => setStep('make')}>
          {API_KEYS_MESSAGES.make}
        </Button>
        <Link className={own.docs} href={`${serverUrl}/api/docs`} target="_blank" rel="noreferrer">
          {API_KEYS_MESSAGES.docs}
        </Link>
      </div>
      {step === 'make' && (
        <LaterDialog load={() => import('./make-key-dialog.tsx')} props={{ onCreated: show, onClose: close }} />
      )}
      {step !== null && step !== 'make' && (
        <LaterDialog load={() => import('./created-key-dialog.tsx')} props={{ apiKey: step.key, onClose: close }} />
      )}
    </>
  );
}

const useStyles = makeStyles({ docs: { alignSelf: 'center' } });
