import { invalid, PROJECT_MESSAGES, type Queryable } from '../../core/index.ts';
import { listBuildingRows } from './building-store.ts';

/** @throws HttpError 'invalid' on buildingId that the project does not have */
export async function rejectUnfitBuilding(
  db: Queryable,
  { projectId, buildingId }: { readonly projectId: string; readonly buildingId: number | null },
): Promise<void> {
  if (buildingId === null) return;
  const buildings = await listBuildingRows(db, projectId);
  if (!buildings.some(({ id }) => id === buildingId)) throw invalid('buildingId', PROJECT_MESSAGES.noSuchBuilding);
}
