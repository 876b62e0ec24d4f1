export { type BlockLoad, blockLoad, type LoadParts } from './block-load.ts';
export type { Building } from './building.ts';
