export { type BlockLoad, blockLoad, type LoadParts } from './block-load.ts';
export type { Building } from './building.ts';
export {
  FACINGS,
  type Facing,
  ROOF_CONSTRUCTIONS,
  ROOM_MASSES,
  type RoofConstruction,
  type RoomMass,
  WALL_CONSTRUCTIONS,
  type WallConstruction,
} from './tables.ts';
