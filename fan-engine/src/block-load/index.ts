export { type BlockLoad, blockLoad, type LoadParts } from './block-load.ts';
export type { Building, DesignConditions, OutdoorDay } from './building.ts';
export { designAir } from './design-air.ts';
export { typicalDays } from './outdoor-day.ts';
