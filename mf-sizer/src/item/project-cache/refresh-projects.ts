import type { Platform } from '@specbuilder/shared-contracts/platform';

/** Every screen that shows projects or this item loads them again; the page does not wait for it. */
export async function refreshProjects({ queries, apiQueries }: Platform, fanItemId: string): Promise<void> {
  const keys = [
    apiQueries.projects.key(),
    apiQueries.projectStubs.key(),
    apiQueries.fanItem.read.queryKey({ input: { fanItemId } }),
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })));
}
