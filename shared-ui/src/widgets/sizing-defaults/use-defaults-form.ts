import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { SIZING_DEFAULTS_MESSAGES } from '../../messages/sizing-defaults.generated.ts';
import { defaultsForm, formValues, withTyped } from './defaults-form.ts';

interface DefaultsFormOptions {
  readonly projectId: string;
  /** As the project has them now. */
  readonly saved: SizingDefaults;
  /** What the form begins with, where a search has others than its project. */
  readonly shown: SizingDefaults;
  /** What counts as untyped, so that a save leaves it as the project has it. */
  readonly started: SizingDefaults;
  readonly onSaved: (saved: SizingDefaults) => void;
}

/** The defaults of a project as a form; what another user saved meanwhile stays where this one changed nothing. */
export function useDefaultsForm({ projectId, saved, shown, started: first, onSaved }: DefaultsFormOptions) {
  const platform = usePlatform();
  const queries = useQueryClient();
  const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
  const [started] = useState(first);
  return useContractForm({
    schema: defaultsForm,
    values: formValues(shown),
    submit: async ({ sizingDefaults: typed }) => {
      const sizingDefaults = withTyped(saved, started, typed);
      const project = await platform.api.projects.saveSizingDefaults({ projectId, sizingDefaults, was: saved });
      queries.setQueryData(queryKey, project);
      platform.bus.publish('project-updated', { projectId, changed: ['other'] });
      void platform.toasts.show({
        kind: 'success',
        title: SIZING_DEFAULTS_MESSAGES.saved,
        durationMs: TOAST_MS.project,
      });
      onSaved(project.sizingDefaults ?? {});
    },
    onRejected: (error) => {
      // What is typed stays; the next save is made on what is there now.
      if (statusOf(error) === 409) void queries.invalidateQueries({ queryKey });
    },
  });
}
