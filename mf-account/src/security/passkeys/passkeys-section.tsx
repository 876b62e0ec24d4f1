import { KeyRegular } from '@fluentui/react-icons/headless/svg/key';
import type { Passkey, SecondFactor } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { PASSKEYS_MESSAGES } from '../../messages/passkeys.generated.ts';
import { LaterDialog } from '../second-factor/dialog.tsx';
import { useListStyles } from '../second-factor/list-styles.ts';
import { Section } from '../second-factor/section.tsx';
import { useFactorChanged } from '../second-factor/use-second-factor.ts';

interface PasskeysSectionProps {
  readonly factor: SecondFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Whether this browser can make and use passkeys: it has them on https and on localhost. */
const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

/** The passkeys of the account: added, renamed and removed. */
export function PasskeysSection({ factor, onCodes }: PasskeysSectionProps) {
  const styles = useListStyles();
  const [isAdding, setIsAdding] = useState(false);
  const changed = useFactorChanged();
  const close = () => setIsAdding(false);
  const add = (codes: readonly string[] | null) => {
    close();
    changed(PASSKEYS_MESSAGES.added);
    if (codes !== null) onCodes(codes);
  };
  return (
    <Section id="passkeys" title={PASSKEYS_MESSAGES.title} lead={PASSKEYS_MESSAGES.lead}>
      {factor.passkeys.length > 0 && (
        <ul className={styles.list} aria-label={PASSKEYS_MESSAGES.title}>
          {factor.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {hasPasskeys() ? (
          <Button aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            {PASSKEYS_MESSAGES.add}
          </Button>
        ) : (
          <span className={styles.facts}>{PASSKEYS_MESSAGES.unsupported}</span>
        )}
      </div>
      {isAdding && (
        <LaterDialog load={() => import('./add-passkey-dialog.tsx')} props={{ onAdded: add, onClose: close }} />
      )}
    </Section>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const styles = useListStyles();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, createdOnUtc, lastUsedOnUtc, isSynced } = passkey;
  const day = (instant: string) => formatInstant(instant, { dateStyle: 'medium' });
  const used = lastUsedOnUtc === null ? 'never' : day(lastUsedOnUtc);
  const close = () => setOpen(null);
  return (
    <li className={styles.row}>
      <KeyRegular className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {isSynced && <span className={styles.facts}>{PASSKEYS_MESSAGES.synced}</span>}
        <span className={styles.facts}>{PASSKEYS_MESSAGES.facts({ added: day(createdOnUtc), used })}</span>
      </span>
      <span className={styles.rowActions}>
        <Button
          appearance="subtle"
          aria-haspopup="dialog"
          aria-label={PASSKEYS_MESSAGES.renameOne({ name })}
          onClick={() => setOpen('rename')}
        >
          {PASSKEYS_MESSAGES.rename}
        </Button>
        <Button
          appearance="subtle"
          aria-haspopup="dialog"
          aria-label={PASSKEYS_MESSAGES.removeOne({ name })}
          onClick={() => setOpen('remove')}
        >
          {PASSKEYS_MESSAGES.remove}
        </Button>
      </span>
      {open === 'rename' && (
        <LaterDialog load={() => import('./rename-passkey-dialog.tsx')} props={{ passkey, onClose: close }} />
      )}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  );
}

interface PasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RemovePasskey({ passkey: { passkeyId, name }, onClose }: PasskeyDialogProps) {
  const { api } = usePlatform();
  const changed = useFactorChanged();
  const remove = async (password: string) => {
    await api.secondFactor.removePasskey({ passkeyId, password });
    onClose();
    changed(PASSKEYS_MESSAGES.removed);
  };
  const { removeTitle, removeLead: lead, remove: submit } = PASSKEYS_MESSAGES;
  return (
    <LaterDialog
      load={() => import('../confirm-password/confirm-password-dialog.tsx')}
      props={{ title: removeTitle({ name }), lead, submit, onConfirmed: remove, onClose }}
    />
  );
}
