import { type EnteredOperatingCost, enteredOperatingCost, type Project } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { type OperatingCostSettings, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { setFields, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';

/** The form of a project's cost settings; `shown` is what costs are counted with meanwhile. */
export function useOperatingCost({ projectId, rowVersion, settings }: Project) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
  const saved = settings.operatingCost;
  const form = useContractForm({
    schema: enteredOperatingCost,
    values: entered(saved),
    submit: async (values) => {
      const response = await platform.api.projects.operatingCost.save({ projectId, ...values, rowVersion });
      const { operatingCost } = response;
      cache.setQueryData(
        queryKey,
        (project) => project && { ...project, settings: { operatingCost }, rowVersion: response.rowVersion },
      );
      form.methods.reset(entered(operatingCost));
      platform.bus.publish('project-updated', { projectId, changed: ['operatingCost'] });
      void platform.toasts.show({
        kind: 'success',
        title: OPERATING_COST_MESSAGES.saved,
        durationMs: TOAST_MS.project,
      });
    },
    onRejected: (error) => {
      // What is typed stays; the next save is made on what is there now.
      if (statusOf(error) === 409) void cache.invalidateQueries({ queryKey });
    },
  });
  const { formState, reset, setValue, watch } = form.methods;
  const { isDirty } = formState;
  useEffect(() => {
    if (!isDirty) reset(entered(saved));
  }, [saved, isDirty, reset]);
  const setDefaults = async () => {
    try {
      const options = platform.apiQueries.projects.operatingCost.default.queryOptions();
      setFields(setValue, entered(await cache.fetchQuery(options)), { shouldDirty: true, shouldValidate: true });
    } catch (error) {
      platform.log.error('The default operating cost could not be loaded', error);
      const title = OPERATING_COST_MESSAGES.defaultsFailed;
      void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.failure });
    }
  };
  return { form, shown: validOr(watch(), saved), setDefaults: () => void setDefaults() };
}

/** Settings as the form holds them: its fields are never absent. */
function entered(settings: OperatingCostSettings): EnteredOperatingCost {
  return { ...settings, gasCostPerTherm: settings.gasCostPerTherm ?? null };
}

function validOr(typed: EnteredOperatingCost, saved: OperatingCostSettings): OperatingCostSettings {
  const parsed = enteredOperatingCost.safeParse(typed);
  if (!parsed.success) return saved;
  const { gasCostPerTherm, ...settings } = parsed.data;
  return gasCostPerTherm == null ? settings : { ...settings, gasCostPerTherm };
}
