import { type CustomerRegistration, customerRegistration, type NewCustomer } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ACCOUNT_ERRORS, assignedRegionOf, randomId, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useRef, useState } from 'react';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import type { AccountProblems } from './account-check.ts';

const NOT_FOUND = 404;
const OF_ACCOUNT = /^accounts\.(\d+)\.(username|email)$/;

/** What the server says of single accounts, by their place in the list. */
export type RowProblems = ReadonlyMap<number, AccountProblems>;
const NO_PROBLEMS: RowProblems = new Map();

/** The form of a registration, its trial and what the server says of single accounts. */
export function useRegistration(user: SignedInUser, onDone: (registered: CustomerRegistration) => void) {
  const { api, bus, log, toasts } = usePlatform();
  const [rowProblems, setRowProblems] = useState(NO_PROBLEMS);
  const keyOf = useKeyOfContent();
  const form = useContractForm({
    schema: customerRegistration,
    values: emptyRegistration(user),
    submit: async (registration) => {
      setRowProblems(NO_PROBLEMS);
      await api.customers.register(registration, { context: { idempotencyKey: keyOf(registration) } });
      const { accounts, assignedRegionId: regionNumber } = registration;
      bus.publish('customer-accounts-registered', { count: accounts.length, regionNumber });
      onDone(registration);
    },
    onRejected: (error) => rejected(error),
  });
  const { methods } = form;
  const rejected = (error: unknown) => {
    log.error('customers were not registered', error);
    const problems = rowProblemsOf(error);
    setRowProblems(problems);
    if (problems.size > 0) methods.setError('root.server', { message: MESSAGES.someRejected });
    if (statusOf(error) !== NOT_FOUND) return;
    const texts = [errorMessageOf(error), ACCOUNT_ERRORS.noAccountForEmail];
    methods.setError('root.server', { message: texts.join('\n') });
  };
  const sendTest = () =>
    form.submitTo(async (registration) => {
      await api.customers.sendTest(registration);
      const title = MESSAGES.testSent({ email: user.email });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
    }, rejected);
  const setAccounts = (accounts: readonly NewCustomer[]) => {
    setRowProblems(NO_PROBLEMS);
    methods.clearErrors('root.server');
    const { isSubmitted } = methods.formState;
    methods.setValue('accounts', [...accounts], { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return { form, rowProblems, sendTest, setAccounts };
}

/** The preselected region is the default one. */
function emptyRegistration(user: SignedInUser) {
  return {
    accounts: [] as NewCustomer[],
    // None is chosen yet, which the contract rejects with a message.
    assignedRegionId: assignedRegionOf(user) as number,
    companyName: '',
    postalCode: '',
    additionalInfo: '',
  };
}

/** A call that is tried again is the same one, with other content it is another. */
function useKeyOfContent() {
  const last = useRef({ content: '', key: '' });
  return (registration: CustomerRegistration): string => {
    const content = JSON.stringify(registration);
    if (content !== last.current.content) last.current = { content, key: randomId() };
    return last.current.key;
  };
}

function rowProblemsOf(error: unknown): RowProblems {
  const rows = new Map<number, AccountProblems>();
  for (const [name, texts] of Object.entries(errorBodyOf(error)?.errors ?? {})) {
    const [, index, field] = OF_ACCOUNT.exec(name) ?? [];
    if (index === undefined) continue;
    rows.set(Number(index), { ...rows.get(Number(index)), [field as keyof NewCustomer]: [texts].flat().join(' ') });
  }
  return rows;
}
