import type { FanItem } from '@specbuilder/shared-contracts/api';
import { nextFreeTag, tagPatternOf } from '@specbuilder/shared-contracts/domain';
import type { Platform, SaveRequest } from '@specbuilder/shared-contracts/platform';

/** By request and project, so that a save that is sent again says the same. */
const found = new Map<string, string>();

/**
 * The request as a project takes it: a tag that no one typed is the next free one there, which the page cannot know
 * before the project is chosen. A project that cannot be read leaves it as it was shown.
 */
export async function withFreeTag(
  { queries, apiQueries, log }: Pick<Platform, 'queries' | 'apiQueries' | 'log'>,
  request: SaveRequest,
  { fanCategoryType }: Pick<FanItem, 'fanCategoryType'>,
  projectId: string,
): Promise<SaveRequest> {
  if (request.isTagSuggested !== true || request.projectId === projectId) return request;
  const key = `${request.idempotencyKey} ${projectId}`;
  const known = found.get(key);
  if (known !== undefined) return { ...request, tag: known };
  try {
    const options = apiQueries.projects.read.queryOptions({ input: { projectId } });
    const { projectItems, sizingDefaults } = await queries.fetchQuery(options);
    const pattern = tagPatternOf(fanCategoryType, sizingDefaults?.tagPatterns);
    const tag = nextFreeTag(
      pattern,
      projectItems.map((item) => item.tag),
    );
    found.set(key, tag);
    return { ...request, tag };
  } catch (error) {
    log.error('The tags of the project could not be read', error);
    return request;
  }
}
