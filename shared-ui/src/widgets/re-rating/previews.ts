import type { ReRatedItem } from '@specbuilder/shared-contracts/api';
import type { Platform } from '@specbuilder/shared-contracts/platform';

type Api = Platform['api'];

/** An item in a project and where it would be rated, ft; null where it was specified for. */
export interface WantedPreview {
  readonly projectId: string;
  readonly projectItemId: string;
  readonly altitudeFt: number | null;
}

interface Batch {
  readonly itemIds: Set<string>;
  readonly response: Promise<ReadonlyMap<string, ReRatedItem>>;
}

/** What the server takes in one request. */
const MAX_ITEMS = 500;

const BATCHES = new WeakMap<Api, Map<string, Batch>>();

/**
 * What would change if the item were rated again. All items that a screen shows at the same moment go in one request.
 *
 * @throws the error of the request, for each of its items
 */
export async function previewOf(api: Api, wanted: WantedPreview): Promise<ReRatedItem | null> {
  const response = await batchFor(api, wanted).response;
  return response.get(wanted.projectItemId) ?? null;
}

function batchFor(api: Api, wanted: WantedPreview): Batch {
  const batches = BATCHES.get(api) ?? new Map<string, Batch>();
  BATCHES.set(api, batches);
  const { projectId, projectItemId, altitudeFt } = wanted;
  const key = `${projectId} ${altitudeFt}`;
  const batch = batches.get(key) ?? newBatch(api, wanted, () => batches.delete(key));
  batches.set(key, batch);
  batch.itemIds.add(projectItemId);
  if (batch.itemIds.size === MAX_ITEMS) batches.delete(key);
  return batch;
}

function newBatch(api: Api, { projectId, altitudeFt }: WantedPreview, close: () => void): Batch {
  const itemIds = new Set<string>();
  const response = afterThisMoment().then(async () => {
    // A full batch is closed already, and the next one may be open under its name.
    if (itemIds.size < MAX_ITEMS) close();
    const altitude = altitudeFt === null ? {} : { altitude: altitudeFt };
    const items = await api.projects.reRating.preview({ projectId, projectItemIds: [...itemIds], ...altitude });
    return new Map(items.map((item) => [item.projectItemId, item]));
  });
  return { itemIds, response };
}

function afterThisMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
