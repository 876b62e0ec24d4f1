import type { FactsResponse } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { type ContractForm, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { PROJECT_FACTS_MESSAGES } from '../../messages/project-facts.generated.ts';
import { changedFacts, type FactsForm, factsForm, valuesOf } from './facts-form.ts';

/** What the documents of a project say beside its equipment. */
export function useProjectFacts(projectId: string) {
  const { apiQueries } = usePlatform();
  return useQuery(apiQueries.projects.facts.read.queryOptions({ input: { projectId } }));
}

/** The facts as a form; what another user saved meanwhile stays where this one changed nothing. */
export function useFactsForm(projectId: string, saved: FactsResponse, onDone: () => void): ContractForm<FactsForm> {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = platform.apiQueries.projects.facts.read.queryOptions({ input: { projectId } });
  const [opened] = useState(saved);
  return useContractForm({
    schema: factsForm,
    values: valuesOf(opened),
    submit: async ({ facts: typed, areDefaults }) => {
      const facts = { ...saved.facts, ...changedFacts(opened.facts, typed) };
      const response = await platform.api.projects.facts.save({ projectId, facts, was: saved.facts, areDefaults });
      queries.setQueryData(queryKey, response);
      // A preview is made again for another number of changes, which is the project's.
      const project = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
      void queries.invalidateQueries({ queryKey: project.queryKey });
      void platform.toasts.show({ kind: 'success', title: PROJECT_FACTS_MESSAGES.saved, durationMs: TOAST_MS.project });
      onDone();
    },
    onRejected: (error) => {
      // What is typed stays; the next save is made on what is there now.
      if (statusOf(error) === 409) void queries.invalidateQueries({ queryKey });
    },
  });
}
