import { heatFactor } from '../air/sensible-heat.ts';
import type { Building } from './building.ts';
import { infiltrationOf } from './gains.ts';
import { roofConstruction, wallConstruction } from './tables.ts';

export interface HeatingLoad {
  /** Btu/h through walls, roofs, windows and the edge of the floor, and by infiltration. */
  readonly envelope: number;
  readonly infiltration: number;
  readonly ventilation: number;
  readonly total: number;
}

/** Heat that the building loses on the winter design day, without sun, people, lights and equipment. */
export function heatingLoad(building: Building, ventilationAirflow: number): HeatingLoad {
  const { design, indoor, walls, roofs, windows, perimeter, edgeLoss, volume, outdoorAir } = building;
  const colder = Math.max(0, indoor.winterDryBulb - design.winterDryBulb);
  const factor = heatFactor(design.elevation) * colder;
  const conductance =
    total(walls.map(({ area, construction }) => area * wallConstruction(construction).u)) +
    total(roofs.map(({ area, construction }) => area * roofConstruction(construction).u)) +
    total(windows.map(({ area, u }) => area * u)) +
    perimeter * edgeLoss;
  const envelope = conductance * colder;
  const infiltration = factor * infiltrationOf(outdoorAir.winterInfiltration, volume);
  const ventilation = factor * ventilationAirflow;
  return { envelope, infiltration, ventilation, total: envelope + infiltration + ventilation };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
