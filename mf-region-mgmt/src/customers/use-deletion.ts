import { type Customer, MAX_DELETED } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { ACCOUNT_ERRORS, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { CUSTOMERS_MESSAGES } from '../messages/customers.generated.ts';
import { nameOf } from './customer-texts.ts';

const NO_ONE: ReadonlyMap<string, Customer> = new Map();
const MAX_NAMES = 3;

/** The delete mode of the list: who is chosen, and their deletion after a question (CUS-007 to CUS-010). */
export function useDeletion() {
  const { api, bus, dialogs, log, toasts } = usePlatform();
  /** Null in the normal mode. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Customer> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toggle = (customer: Customer) => setChosen((old) => toggled(old ?? NO_ONE, customer));
  const chooseAll = (customers: readonly Customer[]) =>
    setChosen((old) => atMost([...(old ?? NO_ONE).values(), ...customers]));
  const fail = (errors: readonly string[]) =>
    void toasts.show({
      kind: 'error',
      title: ACCOUNT_ERRORS.failureDeletingAccounts({ errors: errors.join('; ') }),
      durationMs: TOAST_MS.failure,
    });

  async function remove(): Promise<void> {
    const customers = [...(chosen ?? NO_ONE).values()];
    if (customers.length === 0 || !(await dialogs.confirm(question(customers)))) return;
    setBusy(true);
    try {
      const named = customers.map(({ email, userId }) => ({ email, userId }));
      const { deletedUserIds, errors } = await api.customers.remove(named);
      if (deletedUserIds.length > 0) bus.publish('customers-deleted', { userIds: deletedUserIds });
      if (errors.length > 0) fail(errors);
      else void toasts.show({ kind: 'success', title: MESSAGES.customersDeleted, durationMs: TOAST_MS.generic });
      setChosen(null);
    } catch (error) {
      log.error('customers were not deleted', error);
      fail([errorMessageOf(error)]);
    } finally {
      setBusy(false);
    }
  }
  const isFull = chosen !== null && chosen.size >= MAX_DELETED;
  return {
    chosen,
    isFull,
    isBusy,
    toggle,
    chooseAll,
    remove,
    start: () => setChosen(NO_ONE),
    stop: () => setChosen(null),
  };
}

function toggled(old: ReadonlyMap<string, Customer>, customer: Customer): ReadonlyMap<string, Customer> {
  const next = new Map(old);
  return next.delete(customer.userId) ? next : atMost([...old.values(), customer]);
}

/** The first of them, as many as the server deletes in one step. */
function atMost(customers: readonly Customer[]): ReadonlyMap<string, Customer> {
  const all = new Map(customers.map((item) => [item.userId, item] as const));
  return new Map([...all].slice(0, MAX_DELETED));
}

function question(customers: readonly Customer[]) {
  const { confirm } = CUSTOMERS_MESSAGES;
  const names = customers.slice(0, MAX_NAMES).map(nameOf).join(', ');
  const more = customers.length - MAX_NAMES;
  return {
    title: confirm.title({ count: customers.length }),
    text: confirm.text({ names: more > 0 ? confirm.more({ names, count: more }) : names }),
    confirm: confirm.confirm,
    cancel: confirm.cancel,
  };
}
