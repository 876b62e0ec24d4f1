import type { FanItem } from '@specbuilder/shared-contracts/api';
import type { Platform, SaveRequest } from '@specbuilder/shared-contracts/platform';
import { freeTagOf } from '../../item/item-draft/free-tag-of.ts';

/** Tags that were sent, by request and project, so that a request that is sent again says the same. */
const sent = new Map<string, string | null>();

/**
 * The request as a project takes it: a tag that no one typed is the next free one there, which the page cannot know
 * before the project is chosen or read. A project that cannot be read leaves it as it was shown.
 */
export async function withFreeTag(
  platform: Pick<Platform, 'queries' | 'apiQueries' | 'log'>,
  request: SaveRequest,
  item: Pick<FanItem, 'fanCategoryType'>,
  projectId: string,
): Promise<SaveRequest> {
  if (request.isTagSuggested !== true) return request;
  const key = keyOf(request, projectId);
  const known = sent.get(key);
  if (known !== undefined) return { ...request, tag: known };
  const isShown = request.projectId === projectId && request.tag !== null;
  const tag = isShown ? request.tag : await tagIn(platform, request, item, projectId);
  sent.set(key, tag);
  return { ...request, tag };
}

async function tagIn(
  { queries, apiQueries, log }: Pick<Platform, 'queries' | 'apiQueries' | 'log'>,
  { tag }: SaveRequest,
  item: Pick<FanItem, 'fanCategoryType'>,
  projectId: string,
): Promise<string | null> {
  try {
    return freeTagOf(await queries.fetchQuery(apiQueries.projects.read.queryOptions({ input: { projectId } })), item);
  } catch (error) {
    log.error('The tags of the project could not be read', error);
    return tag;
  }
}

/** Once a request has a response, the next one takes the tag that is free then. */
export function forgetSentTag(request: SaveRequest, projectId: string): void {
  sent.delete(keyOf(request, projectId));
}

const keyOf = ({ idempotencyKey }: SaveRequest, projectId: string) => `${idempotencyKey} ${projectId}`;
