import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import {
  type CategoryCriteria,
  equipmentOf,
  type FanCategory,
  referenceOf,
  type StartingEquipment,
  TOAST_MS,
} from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { useStartingEquipment } from '../../configure/configure/search-equipment.ts';
import { setSearchEquipment } from '../../configure/configure/set-search-equipment.ts';
import { codeOfPlace } from '../../duty/criteria/exhaust-dependencies.ts';
import { hasInstallation } from '../../duty/criteria/installation.ts';
import { PROJECT_DEFAULTS_MESSAGES } from '../../messages/project-defaults.generated.ts';
import {
  changedCriteria,
  type DefaultedCriteria,
  type Differences,
  differencesFrom,
  givenCriteria,
  valuesOf,
} from './project-differences.ts';

export interface ProjectDefaultsOptions {
  readonly category: FanCategory;
  readonly criteria: DefaultedCriteria;
  /** What the catalogue says of a sub-category. */
  readonly criteriaOf: (sub: number) => CategoryCriteria;
  readonly onChange: (fields: DefaultedCriteria) => void;
}

/** The defaults of the open project beside what the search has; null until they are known. */
export function useProjectDefaults({ category, criteria, criteriaOf, onChange }: ProjectDefaultsOptions) {
  const platform = usePlatform();
  const { apiQueries, api, queries } = platform;
  const { readOnlyProjects } = useReadable(platform.settings).app.appFeatures;
  const projectId = useReadable(platform.currentProject) ?? '';
  const options = apiQueries.projects.read.queryOptions({ input: { projectId } });
  const { data: project } = useQuery({ ...options, enabled: projectId !== '', throwOnError: false });
  const equipment = useStartingEquipment(category);
  const [isSaving, setSaving] = useState(false);
  if (project === undefined) return null;
  const defaults = project.sizingDefaults ?? {};
  const siteCode = codeOfPlace(project.siteAddress?.postalCode ?? '');
  const code = codeOfPlace(criteria.zip ?? '');
  const isEither = hasInstallation(criteriaOf(criteria.subFanCategoryType ?? 0));
  const isAtSite = code === null || code === siteCode;
  const differences = differencesFrom({ criteria, defaults, isEither, isAtSite });
  const values = valuesOf(criteria, isEither);

  /** Criteria and equipment of this search alone, as far as they were changed. */
  const takeHere = (typed: SizingDefaults) => {
    onChange(changedCriteria(values, typed));
    setSearchEquipment(platform, projectId, category, isSameEquipment(typed, defaults) ? null : equipmentOf(typed));
  };
  const takeProjects = (saved: SizingDefaults) => {
    onChange(givenCriteria(values, saved, isAtSite));
    setSearchEquipment(platform, projectId, category, null);
  };
  const save = async () => {
    setSaving(true);
    try {
      const sizingDefaults = { ...defaults, ...differences };
      const saved = await api.projects.saveSizingDefaults({ projectId, sizingDefaults, was: defaults });
      queries.setQueryData(options.queryKey, saved);
      platform.bus.publish('project-updated', { projectId, changed: ['other'] });
      const title = PROJECT_DEFAULTS_MESSAGES.saved;
      void platform.toasts.show({ kind: 'success', title, durationMs: TOAST_MS.project });
    } catch (error) {
      if (statusOf(error) === 409) void queries.invalidateQueries({ queryKey: options.queryKey });
      platform.log.error('The defaults of the project could not be saved', error);
      void platform.toasts.show({
        kind: 'error',
        title: PROJECT_DEFAULTS_MESSAGES.failed,
        text: errorMessageOf(error),
        ...referenceOf(error),
        durationMs: TOAST_MS.failure,
      });
    } finally {
      setSaving(false);
    }
  };
  return {
    projectId,
    defaults,
    equipment,
    differences,
    isAtSite,
    /** What a form of them begins with: the search's own values. */
    shown: { ...defaults, ...equipmentOf(equipment), ...values },
    /** What a save takes as untyped: values that the search has beside its project, and not in its place. */
    started: { ...defaults, ...values, ...onlyIn(defaults, differences) },
    /** Motors and switches of this search are others than the project's. */
    isOwnEquipment: !isSameEquipment(equipment, defaults),
    isReadOnly: readOnlyProjects || project.role === 'viewer',
    isSaving,
    isEither,
    save,
    takeHere,
    /** The search has those of the project again, as they are or were just saved. */
    takeProjects,
  };
}

/** Of the defaults those that a search has another value for. */
function onlyIn(defaults: SizingDefaults, differences: Differences): SizingDefaults {
  const names = Object.keys(differences) as (keyof Differences)[];
  return Object.fromEntries(names.map((name) => [name, defaults[name]]));
}

function isSameEquipment(one: StartingEquipment, other: StartingEquipment): boolean {
  return JSON.stringify(equipmentOf(one)) === JSON.stringify(equipmentOf(other));
}
