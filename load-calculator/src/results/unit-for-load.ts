import { designAir } from '@specbuilder/fan-engine/block-load';
import type { UnitForLoad } from '@specbuilder/shared-contracts/domain';
import type { Worked } from './use-block-load.ts';

interface OfCalculation {
  readonly name: string;
  readonly postalCode: string | null | undefined;
  readonly copyId: string | null;
}

/** What a unit has to do for the load; null where it would move no air. */
export function unitForLoad(
  { load, building }: Worked,
  { name, postalCode, copyId }: OfCalculation,
): UnitForLoad | null {
  const { cooling, heating, ventilationAirflow } = load;
  const { coilPeak, tons } = cooling;
  const airflow = Math.max(cooling.supplyAirflow, ventilationAirflow);
  if (airflow <= 0) return null;
  const { outdoors, room } = designAir(building, coilPeak.month);
  return {
    ...{ type: 'sizeUnit', name, copyId, postalCode: postalCode || null },
    ...{ airflow, outdoorAirflow: ventilationAirflow, tons, heating: heating.total },
    sensible: Math.max(0, coilPeak.sensible + coilPeak.ventilationSensible),
    elevation: building.design.elevation,
    ...{ outdoorDryBulb: outdoors.dryBulb, outdoorWetBulb: outdoors.wetBulb },
    ...{ roomDryBulb: room.dryBulb, roomWetBulb: room.wetBulb, winterDryBulb: building.design.winterDryBulb },
  };
}
