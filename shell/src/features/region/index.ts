import { browserPosition } from './browser-position.ts';
import { type RegionParts, RegionService } from './region-service.ts';

export type { RegionService } from './region-service.ts';

export function createRegionService(parts: Omit<RegionParts, 'position'>): RegionService {
  return new RegionService({ ...parts, position: () => browserPosition() });
}
