import { barometricRatio } from './air.ts';
import type { Job } from './job.ts';

const BTU_PER_KWH = 3412.14;
/** Section 8.2: furnaces, 1000 Btu/h of input. */
const FURNACES = [75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 700, 800, 1000, 1200];
/** Section 8.2: electric coils, kW. */
const COILS = [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150, 180, 200];

/** Size of a heater as it is priced. */
export interface HeaterSize {
  readonly inputMbh: number;
  readonly kw: number;
}

/** Output that an airflow needs: for the requested rise, or the requested heat if there is none (section 8.1). */
function neededOutput(job: Job, cfm: number): number {
  const { temperatureRise, btus, altitude } = job;
  return temperatureRise === null ? (btus ?? 0) : 1.08 * barometricRatio(altitude) * cfm * temperatureRise;
}

/** Direct-fired burners are made to size, furnaces and coils come in steps; furnaces lose 4 % per 1,000 ft above 2,000. */
export function heaterSize(type: string, job: Job, cfm: number): HeaterSize {
  const output = neededOutput(job, cfm);
  if (type === 'Electric') return { inputMbh: 0, kw: COILS.find((kw) => kw * BTU_PER_KWH >= output) ?? 0 };
  if (type !== 'IndirectFired') return { inputMbh: output / 0.92 / 1000, kw: 0 };
  const thin = 1 - 0.04 * Math.max(0, (job.altitude - 2000) / 1000);
  return { inputMbh: FURNACES.find((mbh) => 1000 * mbh * thin * 0.8 >= output) ?? 0, kw: 0 };
}
