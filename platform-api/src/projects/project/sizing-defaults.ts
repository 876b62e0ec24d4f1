import { isDeepStrictEqual } from 'node:util';
import type { Project, SizingDefaults } from '@specbuilder/shared-contracts/api';
import { HttpError, notFound, PROJECT_MESSAGES } from '../../core/index.ts';
import type { ItemsToday } from '../fan-items/items-today.ts';
import { type NotingUnit, noteChange } from './change-note.ts';
import { readerOf, readProject } from './service.ts';
import { lockProject, updateProject } from './store.ts';

/** Defaults without those that say nothing, as they are stored. */
export function givenDefaults({ tagPatterns, ...others }: SizingDefaults): SizingDefaults {
  const given = <T extends object>(values: T): Partial<T> =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== '')) as Partial<T>;
  const tags = given(tagPatterns ?? {});
  return { ...given(others), ...(Object.keys(tags).length === 0 ? {} : { tagPatterns: tags }) };
}

export interface DefaultsChange {
  readonly projectId: string;
  readonly sizingDefaults: SizingDefaults;
  /** Defaults that the caller saw; absent means whatever is there. */
  readonly was?: SizingDefaults | undefined;
}

/**
 * Replaces what searches and new items of a project begin with; items that are there stay as they are.
 *
 * @throws HttpError 'conflict' with the current project when another user changed the defaults since
 */
export async function saveSizingDefaults(
  unit: NotingUnit,
  { projectId, sizingDefaults, was }: DefaultsChange,
  today: ItemsToday,
): Promise<Project> {
  const { tx } = unit;
  const project = await lockProject(tx, projectId);
  if (project === undefined) throw notFound('project');
  const given = givenDefaults(sizingDefaults);
  const seen = was === undefined ? [project.sizingDefaults] : [givenDefaults(was), given];
  if (!seen.some((each) => isDeepStrictEqual(each, project.sizingDefaults))) {
    const current = await readProject(tx, projectId, readerOf(unit), today);
    throw new HttpError('conflict', PROJECT_MESSAGES.defaultsChangedMeanwhile, { current });
  }
  if (!isDeepStrictEqual(given, project.sizingDefaults)) {
    await updateProject(tx, projectId, { sizingDefaults: given });
    await noteChange(unit, projectId, { what: 'sizingDefaults' });
  }
  return readProject(tx, projectId, readerOf(unit), today);
}
