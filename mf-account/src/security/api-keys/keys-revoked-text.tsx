import type { ApiKey } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { useDialogStyles } from '../second-factor/dialog.tsx';

/** Names the keys that a step revokes, before the choice to keep them. */
export function KeysRevokedText({ keys }: { readonly keys: readonly ApiKey[] }) {
  const styles = useDialogStyles();
  const names = list(
    currentLanguage.locale(),
    keys.map(({ name }) => name),
  );
  return <p className={styles.lead}>{API_KEYS_MESSAGES.alsoRevoked({ count: keys.length, names })}</p>;
}
