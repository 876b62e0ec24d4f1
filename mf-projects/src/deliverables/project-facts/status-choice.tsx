import { type Project, type ProjectFacts, SUBMITTAL_STATUSES } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { PROJECT_FACTS_MESSAGES as MESSAGES } from '../../messages/project-facts.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { useProjectFacts } from './use-project-facts.ts';

/** What the documents are made for, changed where they are looked at. */
export function StatusChoice({ project }: { readonly project: Project }) {
  const { projectId } = project;
  const mayChange = useMayChange(project);
  const { data: saved } = useProjectFacts(projectId);
  const { save, status: typed } = useSaveStatus(projectId);
  if (saved === undefined) return null;
  return (
    <Field label={MESSAGES.fields.status}>
      <Select
        value={typed ?? saved.facts.status ?? ''}
        disabled={!mayChange}
        onChange={(_, { value }) => save({ before: saved.facts, status: value as ProjectFacts['status'] | '' })}
      >
        <option value="">{MESSAGES.noStatus}</option>
        {SUBMITTAL_STATUSES.map((value) => (
          <option key={value} value={value}>
            {MESSAGES.statuses[value]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface StatusChange {
  readonly before: ProjectFacts;
  readonly status: ProjectFacts['status'] | '';
}

/** @returns the way to save a status, and the one that is on its way */
function useSaveStatus(projectId: string) {
  const { api, apiQueries, toasts } = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = apiQueries.projects.facts.read.queryOptions({ input: { projectId } });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ before, status }: StatusChange) =>
      api.projects.facts.save({ projectId, facts: { ...before, status: status || null }, was: before }),
    onSuccess: (response) => {
      queries.setQueryData(queryKey, response);
      // A preview is made again for another number of changes, which is the project's.
      const project = apiQueries.projects.read.queryOptions({ input: { projectId } });
      void queries.invalidateQueries({ queryKey: project.queryKey });
    },
    onError: (error) => {
      // The next save is made on what is there now.
      void queries.invalidateQueries({ queryKey });
      const text = errorMessageOf(error);
      void toasts.show({ kind: 'error', title: MESSAGES.statusNotSaved, text, durationMs: TOAST_MS.failure });
    },
  });
  return { save: mutate, status: isPending ? variables.status : null };
}
