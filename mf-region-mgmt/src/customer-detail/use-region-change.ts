import type { Customer } from '@specbuilder/shared-contracts/api';
import { errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, REGION_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { nameOf, regionOf } from '../customers/customer-texts.ts';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { CUSTOMER_DETAIL_MESSAGES } from '../messages/customer-detail.generated.ts';

/**
 * Moves a customer to another region. Staff that no longer looks after them goes back to the list, since the
 * page is not theirs any more.
 */
export function useRegionChange(customer: Customer, onDone: () => void) {
  const platform = usePlatform();
  const isAdmin = useIsAdmin();
  const [isBusy, setBusy] = useState(false);
  async function change(region: number): Promise<void> {
    const { api, apiQueries, bus, dialogs, log, queries, session, toasts } = platform;
    setBusy(true);
    try {
      const changed = await api.regions.change({ userId: customer.userId, region });
      bus.publish('customer-region-changed', { userId: customer.userId, regionNumber: region });
      const title = CUSTOMER_DETAIL_MESSAGES.changed({ name: nameOf(customer), region: regionOf(changed) });
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
      onDone();
      const isTheirs = isAdmin || session.user.get()?.salesRegions.includes(region) === true;
      if (!isTheirs) return platform.navigate('app.region-mgmt.users');
      await queries.invalidateQueries({ queryKey: apiQueries.customers.read.key() });
      await queries.invalidateQueries({ queryKey: apiQueries.events.salesRegionEvents.key() });
    } catch (error) {
      log.error(REGION_ERRORS.unexpectedRegionChange, error);
      const text = reasonOf(error);
      void dialogs.alert({ title: ERRORS.errorSaving, text, confirm: CUSTOMER_DETAIL_MESSAGES.ok });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, change };
}

/** The server's reason where it rejects the change; its own failures say nothing that the user could act on. */
function reasonOf(error: unknown): string {
  const status = statusOf(error);
  const isRejected = status !== null && status >= 400 && status < 500;
  return isRejected ? errorMessageOf(error) : REGION_ERRORS.unexpectedRegionChange;
}
