import { KeyRegular } from '@fluentui/react-icons/headless/svg/key';
import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { rejectionToast } from '../../public-pages/rejection/rejection-toast.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { SCOPE_MESSAGES } from './scope-texts.ts';

const day = (instant: string) => formatInstant(instant, { dateStyle: 'medium' });

/** What the user knows a key again by, and what it may do. */
export function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const styles = useListStyles();
  const [isRevoking, setIsRevoking] = useState(false);
  const revoke = useRevoke();
  const { apiKeyId, name, prefix, scopes, createdOnUtc, lastUsedOnUtc } = apiKey;
  const used = lastUsedOnUtc === null ? 'never' : day(lastUsedOnUtc);
  const close = () => setIsRevoking(false);
  return (
    <li className={styles.row}>
      <KeyRegular className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{scopes.map((scope) => SCOPE_MESSAGES[scope].label()).join(' · ')}</span>
        <span className={styles.facts}>{API_KEYS_MESSAGES.facts({ prefix, made: day(createdOnUtc), used })}</span>
        <span className={styles.facts}>{endText(apiKey)}</span>
      </span>
      <span className={styles.rowActions}>
        <Button
          appearance="subtle"
          aria-haspopup="dialog"
          aria-label={API_KEYS_MESSAGES.revokeOne({ name })}
          onClick={() => setIsRevoking(true)}
        >
          {API_KEYS_MESSAGES.revoke}
        </Button>
      </span>
      {isRevoking && (
        <LaterDialog
          load={() => import('./revoke-key-dialog.tsx')}
          props={{ name, onConfirmed: () => revoke(apiKeyId).then(close), onClose: close }}
        />
      )}
    </li>
  );
}

function endText({ expiresOnUtc, isExpired }: ApiKey): string {
  if (expiresOnUtc === null) return API_KEYS_MESSAGES.neverExpires;
  return isExpired
    ? API_KEYS_MESSAGES.expired({ day: day(expiresOnUtc) })
    : API_KEYS_MESSAGES.expires({ day: day(expiresOnUtc) });
}

/** Revokes a key, says so or why not, and reads again which are left. */
function useRevoke() {
  const { api, apiQueries, queries, toasts } = usePlatform();
  return async (apiKeyId: string) => {
    try {
      await api.apiKeys.revoke({ apiKeyId });
      void toasts.show({ kind: 'success', title: API_KEYS_MESSAGES.revoked, durationMs: TOAST_MS.generic });
    } catch (error) {
      void toasts.show(rejectionToast(error));
    }
    await queries.invalidateQueries({ queryKey: apiQueries.apiKeys.list.queryKey() });
  };
}
