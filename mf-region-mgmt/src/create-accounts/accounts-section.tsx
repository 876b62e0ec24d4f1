import { MAX_NEW_ACCOUNTS, type NewCustomer } from '@specbuilder/shared-contracts/api';
import { Button } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { AccountEntry } from './account-entry.tsx';
import { AccountList } from './account-list.tsx';
import { usePageStyles } from './page-styles.ts';
import { PasteLines } from './paste-lines.tsx';
import type { RowProblems } from './use-registration.ts';

interface AccountsSectionProps {
  readonly problems: RowProblems;
  readonly onChange: (accounts: readonly NewCustomer[]) => void;
}

/** The list of accounts to register: built line by line, or pasted as many lines. */
export function AccountsSection({ problems, onChange }: AccountsSectionProps) {
  const styles = usePageStyles();
  const accounts = useWatch({ name: 'accounts' }) as readonly NewCustomer[];
  const { getFieldState, formState } = useFormContext();
  /** Place of the account that is edited. */
  const [edited, setEdited] = useState<number | null>(null);
  /** Null while no list is pasted. */
  const [lines, setLines] = useState<string | null>(null);
  const missing = getFieldState('accounts', formState).error?.message;
  const isFull = accounts.length >= MAX_NEW_ACCOUNTS && edited === null;
  const take = (account: NewCustomer) => {
    onChange(edited === null ? [...accounts, account] : accounts.with(edited, account));
    setEdited(null);
  };
  const remove = (index: number) => {
    onChange(accounts.toSpliced(index, 1));
    setEdited(null);
  };
  return (
    <section className={styles.card} aria-labelledby="new-accounts">
      <h2 id="new-accounts" className={styles.heading}>
        {MESSAGES.accounts}
      </h2>
      {isFull ? (
        <p className={styles.note}>{MESSAGES.full}</p>
      ) : (
        <AccountEntry
          key={edited ?? 'new'}
          edited={edited === null ? null : (accounts[edited] ?? null)}
          others={accounts.filter((_, index) => index !== edited)}
          onTaken={take}
          onCancel={() => setEdited(null)}
          onLines={setLines}
        />
      )}
      {lines === null ? (
        <div>
          <Button onClick={() => setLines('')}>{MESSAGES.pasteList}</Button>
        </div>
      ) : (
        <PasteLines
          text={lines}
          onText={setLines}
          present={accounts}
          onAdded={(added) => onChange([...accounts, ...added])}
          onClose={() => setLines(null)}
        />
      )}
      {missing !== undefined && (
        <MessageBar intent="error">
          <MessageBarBody>{missing}</MessageBarBody>
        </MessageBar>
      )}
      <AccountList accounts={accounts} problems={problems} onEdit={setEdited} onRemove={remove} />
    </section>
  );
}
