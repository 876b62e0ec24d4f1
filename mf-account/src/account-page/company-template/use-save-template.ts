import { errorBodyOf, errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { COMPANY_TEMPLATE_MESSAGES as MESSAGES } from '../../messages/company-template.generated.ts';

interface Changed {
  /** Address of a new picture (data:), null for none; undefined leaves the kept one. */
  readonly logo: string | null | undefined;
  readonly titleBlock: string[];
}

/** Saves the template; a rejection is said at its field and in a toast, and what was chosen stays. */
export function useSaveTemplate() {
  const { api, apiQueries, toasts } = usePlatform();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ logo, titleBlock }: Changed) =>
      api.user.saveCompanyTemplate({ titleBlock, ...(logo === undefined ? {} : { logo: logo && contentOf(logo) }) }),
    onSuccess: (saved) => {
      queries.setQueryData(apiQueries.user.companyTemplate.queryKey(), saved);
      void toasts.show({ kind: 'success', title: MESSAGES.saved, durationMs: TOAST_MS.generic });
    },
    onError: (failure) => {
      const text = errorMessageOf(failure);
      void toasts.show({ kind: 'error', title: MESSAGES.notSaved, text, durationMs: TOAST_MS.failure });
    },
  });
  const texts = errorBodyOf(error)?.errors ?? {};
  const textAt = (field: string) =>
    Object.entries(texts).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]?.[0] ?? null;
  return { save: mutate, isSaving: isPending, errors: { logo: textAt('logo'), titleBlock: textAt('titleBlock') } };
}

/** Base64 of what an address has behind its kind. */
const contentOf = (source: string) => source.slice(source.indexOf(',') + 1);
