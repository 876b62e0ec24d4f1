import { address, type Project } from '@specbuilder/shared-contracts/api';
import { AddressType, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import * as z from 'zod/mini';
import { SITE_ADDRESS_TEXTS } from '../words/site-address.generated.ts';

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
  const form = useContractForm({
    schema: siteForm,
    values: { address: siteAddress ?? {} },
    submit: async (values) => {
      const { addressType: _type, ...saved } = await platform.api.projects.saveAddress({
        projectId,
        ...values.address,
        addressType: AddressType.Site,
      });
      const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
      cache.setQueryData(queryKey, (project) => project && { ...project, siteAddress: saved });
      form.methods.reset({ address: saved });
      const postalCode = saved.postalCode ?? null;
      platform.bus.publish('site-address-changed', { projectId, postalCode });
      platform.bus.publish('project-updated', { projectId, changed: ['siteAddress'] });
      onMoved(postalCode !== null && postalCode !== (siteAddress?.postalCode ?? null) ? { postalCode } : null);
      void platform.toasts.show({ kind: 'success', title: SITE_ADDRESS_TEXTS.saved, durationMs: TOAST_MS.project });
    },
  });
  return form;
}
