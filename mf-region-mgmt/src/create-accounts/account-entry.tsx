import { MAX_USER_NAME_LENGTH, type NewCustomer } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { type AccountProblems, checkAccount } from './account-check.ts';

interface AccountEntryProps {
  /** The account that is edited; null for a new one. */
  readonly edited: NewCustomer | null;
  readonly others: readonly NewCustomer[];
  readonly onTaken: (account: NewCustomer) => void;
  readonly onCancel: () => void;
  /** Several lines were pasted into a field. */
  readonly onLines: (text: string) => void;
}

const EMPTY: NewCustomer = { username: '', email: '' };

/** User name and e-mail address of an account, checked before it is added to the list (CUS-014). */
export function AccountEntry({ edited, others, onTaken, onCancel, onLines }: AccountEntryProps) {
  const styles = useStyles();
  const { api } = usePlatform();
  const [written, setWritten] = useState(edited ?? EMPTY);
  const [problems, setProblems] = useState<AccountProblems>({});
  const [isChecking, setChecking] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const write = (change: Partial<NewCustomer>) => {
    setWritten((old) => ({ ...old, ...change }));
    setProblems({});
  };
  async function take(): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    const { account, problems: found } = await checkAccount(written, others, api).catch(() => ({
      account: null,
      problems: { username: MESSAGES.notChecked },
    }));
    setChecking(false);
    setProblems(found);
    if (account === null) return;
    onTaken(account);
    setWritten(EMPTY);
    first.current?.focus();
  }
  const fieldOf = (name: keyof NewCustomer) => ({
    value: written[name],
    className: styles.input,
    onChange: (_: unknown, { value }: { readonly value: string }) => write({ [name]: value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Do not submit the surrounding form, which registers all accounts.
      event.preventDefault();
      void take();
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      if (!/\S\s*\n\s*\S/.test(text)) return;
      event.preventDefault();
      onLines(text);
    },
  });
  return (
    <div className={styles.entry}>
      <Field label={MESSAGES.userName} validationMessage={problems.username ?? null} className={styles.field}>
        <Input {...fieldOf('username')} ref={first} maxLength={MAX_USER_NAME_LENGTH} autoComplete="off" />
      </Field>
      <Field label={MESSAGES.email} validationMessage={problems.email ?? null} className={styles.field}>
        <Input {...fieldOf('email')} type="email" maxLength={254} autoComplete="off" />
      </Field>
      <div className={styles.buttons}>
        <Button disabledFocusable={isChecking} onClick={() => void take()}>
          {isChecking ? MESSAGES.checking : edited === null ? MESSAGES.add : MESSAGES.save}
        </Button>
        {edited !== null && (
          <Button appearance="subtle" onClick={onCancel}>
            {MESSAGES.cancelEdit}
          </Button>
        )}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  entry: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  field: { flex: '1 1 180px', minWidth: 0, '@media (max-width: 639.98px)': { flexBasis: '100%' } },
  input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  // Level with the boxes, below their labels.
  buttons: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    marginTop: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalSNudge})`,
    '@media (max-width: 639.98px)': { marginTop: 0 },
  },
});
