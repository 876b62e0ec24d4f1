import type { Project, ProjectStub } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';

type Cache = Pick<Platform, 'apiQueries' | 'queries'>;

/** Adds a project to the loaded list, or replaces its entry there (PRJ-014), and requests the list again. */
export async function listProject(platform: Cache, project: Project): Promise<void> {
  changeList(platform, (stubs) => [stubOf(project), ...stubs.filter(isOther(project.projectId))]);
  await refreshLists(platform);
}

/** Removes a project from the loaded list (PRJ-015), and requests the list again. */
export async function unlistProject(platform: Cache, projectId: string): Promise<void> {
  changeList(platform, (stubs) => stubs.filter(isOther(projectId)));
  await refreshLists(platform);
}

/** Every list, page and stub of projects; those on the screen are requested immediately. */
export async function refreshLists({ apiQueries, queries }: Cache): Promise<void> {
  await queries.invalidateQueries({ queryKey: apiQueries.projectStubs.key() });
}

function changeList({ apiQueries, queries }: Cache, change: (stubs: readonly ProjectStub[]) => ProjectStub[]): void {
  const queryKey = apiQueries.projectStubs.list.queryKey();
  const stubs = queries.getQueryData(queryKey);
  if (stubs !== undefined) queries.setQueryData(queryKey, change(stubs));
}

const isOther = (projectId: string) => (stub: ProjectStub) => stub.projectId !== projectId;

function stubOf(project: Project): ProjectStub {
  const { projectId, name, displayName, referenceId, isArchived, updatedOnUtc, projectItems, siteAddress } = project;
  const { role, ownerName } = project;
  return {
    projectId,
    name,
    displayName,
    referenceId,
    isArchived,
    updatedOnUtc,
    role,
    ownerName,
    itemCount: projectItems.filter(({ alternateToId }) => alternateToId == null).length,
    city: siteAddress?.city ?? null,
    state: siteAddress?.state ?? null,
  };
}
