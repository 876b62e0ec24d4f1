import type { CatalogueLine } from './line.ts';

type CoiledLine = Pick<CatalogueLine, 'supply' | 'features'>;

/** Whether the unit is sized with its coil; where cooling is a module beside it, it is an option. */
export function hasCoil({ supply, features }: CoiledLine): boolean {
  return supply?.tonnage != null && !features.includes('dxCoolingModule');
}

/** Whether a share of room air is mixed in: a unit with a coil has a return opening unless it is closed. */
export function mixesRoomAir(line: CoiledLine): boolean {
  return line.supply?.canRecirculate === true && hasCoil(line);
}
