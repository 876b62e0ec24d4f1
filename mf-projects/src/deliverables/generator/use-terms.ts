import type { Project } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import type { Terms } from '../request.ts';

export interface ProjectTerms {
  /** Null while it is not known what the project's last quotation was made with. */
  readonly terms: Terms | null;
  readonly change: (terms: Terms) => void;
  /** Keeps what a quotation is made with for the next one of the project. */
  readonly keep: () => void;
}

/**
 * Terms of quotations: as typed, before that as the project had them last. Freight stays an amount of the currency that it
 * was typed in, which is named where prices are in another.
 *
 * @param isNeeded whether something with prices is on the page
 */
export function useTerms(project: Project, isNeeded: boolean): ProjectTerms {
  const { api, apiQueries, currency: shown, toasts } = usePlatform();
  const { currencyCode: currency } = useReadable(shown);
  const mayChange = useMayChange(project);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<{ readonly terms: Terms; readonly currency: string } | null>(null);
  const { projectId } = project;
  const kept = useQuery({
    ...apiQueries.deliverables.keptTerms.queryOptions({ input: { projectId, currency } }),
    enabled: isNeeded,
  });
  const inCurrency = typed === null ? null : typedIn(typed, currency);
  return {
    terms: inCurrency ?? kept.data ?? (kept.isError ? {} : null),
    change: (terms) => setTyped({ terms, currency }),
    keep: () => {
      // What could not be read would be replaced by empty fields.
      if (inCurrency === null || kept.data === undefined || !mayChange) return;
      api.deliverables.keepTerms({ projectId, currency, ...inCurrency }).then(
        // In every currency: freight is named by its own in each.
        () => queries.invalidateQueries({ queryKey: apiQueries.deliverables.keptTerms.key({ input: { projectId } }) }),
        (error: unknown) => {
          const text = errorMessageOf(error);
          void toasts.show({
            kind: 'error',
            title: DELIVERABLES_MESSAGES.termsNotKept,
            text,
            durationMs: TOAST_MS.failure,
          });
        },
      );
    },
  };
}

function typedIn(typed: { readonly terms: Terms; readonly currency: string }, currency: string): Terms {
  const { terms } = typed;
  if (terms.freight === undefined) return terms;
  const freightCurrency = terms.freightCurrency ?? typed.currency;
  const { freightCurrency: _same, ...others } = terms;
  return freightCurrency === currency ? others : { ...others, freightCurrency };
}
