import { type Address, address, type Project } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { AddressType, isJobPostalCode, lookupPostalCode, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { SITE_ADDRESS_MESSAGES } from '../../messages/site-address.generated.ts';

const siteForm = z.object({ address });
export type SiteForm = z.infer<typeof siteForm>;

/** A site that was saved under another postal code than before. */
export interface SavedMove {
  readonly postalCode: string;
}

/** The site address as a form; saving it is broadcast. */
export function useSiteAddress(
  { projectId, siteAddress }: Project,
  onMoved: (move: SavedMove | null) => void,
): ContractForm<SiteForm> {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
  const form = useContractForm({
    schema: siteForm,
    values: { address: siteAddress ?? {} },
    submit: async (values) => {
      const { addressType: _type, ...saved } = await platform.api.projects.saveAddress({
        projectId,
        ...(await withPlace(platform, values.address, siteAddress)),
        addressType: AddressType.Site,
        was: siteAddress,
      });
      cache.setQueryData(queryKey, (project) => project && { ...project, siteAddress: saved });
      // What is found on items depends on the site.
      void cache.invalidateQueries({ queryKey });
      form.methods.reset({ address: saved });
      const postalCode = saved.postalCode ?? null;
      platform.bus.publish('site-address-changed', { projectId, postalCode });
      platform.bus.publish('project-updated', { projectId, changed: ['siteAddress'] });
      onMoved(postalCode !== null && postalCode !== (siteAddress?.postalCode ?? null) ? { postalCode } : null);
      void platform.toasts.show({ kind: 'success', title: SITE_ADDRESS_MESSAGES.saved, durationMs: TOAST_MS.project });
    },
    onRejected: (error) => {
      // What is typed stays; the next save is made on what is there now.
      if (statusOf(error) === 409) void cache.invalidateQueries({ queryKey });
    },
  });
  const { formState, reset } = form.methods;
  const { isDirty } = formState;
  useEffect(() => {
    if (!isDirty) reset({ address: siteAddress ?? {} });
  }, [siteAddress, isDirty, reset]);
  return form;
}

/**
 * An address that is saved before the place of its new postal code has arrived includes that place, unless the user
 * entered another one.
 */
async function withPlace(platform: Platform, typed: Address, saved: Address | null): Promise<Address> {
  const code = typed.postalCode ?? '';
  const isWritten = (['city', 'state', 'country'] as const).some(
    (field) => (typed[field] || null) !== (saved?.[field] || null),
  );
  if (isWritten || code === (saved?.postalCode ?? '') || !isJobPostalCode(code)) return typed;
  const input = { postalCode: lookupPostalCode(code) };
  try {
    const { city, state, country } = await platform.queries.fetchQuery(
      platform.apiQueries.location.byPostalCode.queryOptions({ input }),
    );
    return { ...typed, city, state, country };
  } catch {
    // An unknown code is reported at its field; the address is saved as it was typed.
    return typed;
  }
}
