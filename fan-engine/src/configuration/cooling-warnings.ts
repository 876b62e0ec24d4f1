import { type Message, messageOf, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { CoolingRating } from '../cooling/dx-rating.ts';
import { roundTo } from '../values/rounding.ts';

/** Least airflow of a coil of mixed air, cfm per ton; with less it is one of outdoor air. Ours (docs/decisions/configuring.md). */
const LEAST_AIRFLOW_PER_TON = 250;

/** Air below this is cold-air distribution: ducts and diffusers of ordinary systems sweat (ASHRAE, cold air distribution), °F. */
const COLD_AIR_F = 50;

/** Colder air is an error of its own, °F. */
const COLDEST_LEAVING_F = 45;

/** What a coil can do and hardly anyone builds: little air for its tons, and air that ordinary diffusers do not take. */
export function coolingWarnings(cooling: Pick<CoolingRating, 'cfmPerTon' | 'leavingDryBulb'> | null): Message[] {
  if (cooling === null) return [];
  const cfmPerTon = Math.round(cooling.cfmPerTon);
  const leavingF = roundTo(cooling.leavingDryBulb, 1);
  const isLittleAir = cfmPerTon < LEAST_AIRFLOW_PER_TON;
  const isCold = leavingF < COLD_AIR_F && leavingF >= COLDEST_LEAVING_F;
  return [
    ...(isLittleAir
      ? [
          messageOf(
            'unit.littleAirPerTon',
            { cfmPerTon, leastCfmPerTon: LEAST_AIRFLOW_PER_TON },
            OptionGroup.CoolingAndHeatPump,
          ),
        ]
      : []),
    ...(isCold
      ? [messageOf('unit.coldLeavingAir', { leavingF, leastF: COLD_AIR_F }, OptionGroup.CoolingAndHeatPump)]
      : []),
  ];
}
