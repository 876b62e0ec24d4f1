import type { Facing } from '@specbuilder/shared-contracts/domain';
import { AZIMUTHS, type ClearSky } from './tables.ts';

const RADIANS = Math.PI / 180;
/** Of bare ground and grass. */
const GROUND_REFLECTANCE = 0.2;

/** Btu/h ft2 on a surface. */
export interface Sunshine {
  readonly beam: number;
  /** Of the sky and of the ground. */
  readonly diffuse: number;
}

const NIGHT: Sunshine = { beam: 0, diffuse: 0 };

/** Sun at an hour of solar time of the 21st of a month. */
interface SunPosition {
  readonly sineOfAltitude: number;
  /** Cosine of the angle to the normal of a surface. */
  cosineTo(facing: Facing): number;
}

function sunAt(latitude: number, dayOfYear: number, hour: number): SunPosition {
  const declination = 23.45 * RADIANS * Math.sin((RADIANS * 360 * (284 + dayOfYear)) / 365);
  const hourAngle = 15 * RADIANS * (hour - 12);
  const [sinL, cosL] = [Math.sin(latitude * RADIANS), Math.cos(latitude * RADIANS)];
  const [sinD, cosD] = [Math.sin(declination), Math.cos(declination)];
  // The direction to the sun in parts: up, to the south and to the west.
  const up = cosL * cosD * Math.cos(hourAngle) + sinL * sinD;
  const south = sinL * cosD * Math.cos(hourAngle) - cosL * sinD;
  const west = cosD * Math.sin(hourAngle);
  return {
    sineOfAltitude: up,
    cosineTo: (facing) => south * Math.cos(AZIMUTHS[facing] * RADIANS) + west * Math.sin(AZIMUTHS[facing] * RADIANS),
  };
}

/**
 * Sunshine of a clear day on what faces a direction, or on the roof (ASHRAE clear sky, fan-engineering section 16).
 *
 * @param hour of solar time; the same a day earlier or later
 */
export function sunshineOn(facing: Facing | 'up', latitude: number, sky: ClearSky, hour: number): Sunshine {
  const { sineOfAltitude, cosineTo } = sunAt(latitude, sky.dayOfYear, hour);
  if (sineOfAltitude <= 0) return NIGHT;
  const direct = sky.extraterrestrial * Math.exp(-sky.extinction / sineOfAltitude);
  if (facing === 'up') return { beam: direct * sineOfAltitude, diffuse: sky.diffuse * direct };
  const cosine = cosineTo(facing);
  // A vertical surface sees a brighter sky around the sun than away from it.
  const skySeen = Math.max(0.45, 0.55 + 0.437 * cosine + 0.313 * cosine ** 2);
  const ofGround = (GROUND_REFLECTANCE * direct * (sky.diffuse + sineOfAltitude)) / 2;
  return { beam: direct * Math.max(0, cosine), diffuse: sky.diffuse * direct * skySeen + ofGround };
}
