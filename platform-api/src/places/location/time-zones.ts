import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DesignDays } from '@specbuilder/shared-contracts/api';
import { wallClock } from '../../core/index.ts';
import type { GeoPlace } from './places.ts';

interface TimeZones {
  /** By the code of a state or province. */
  readonly states: Readonly<Record<string, string>>;
  /** By ZIP prefix or forward sortation area, where it lies mostly in another zone than its state. */
  readonly areas: Readonly<Record<string, string>>;
}

const PREFIX_LENGTH = 3;
const MS_PER_HOUR = 3_600_000;
/** Any year does: the rules of the zones are of the 21st of these months. */
const [WINTER, SUMMER] = [new Date('2026-01-21T12:00:00Z'), new Date('2026-07-21T12:00:00Z')];

/** How clocks are set at a place; towns at the border of a zone may keep the time of the other side. */
export function loadClocks(dataFolder: string): (place: GeoPlace) => DesignDays['clock'] {
  const file = path.join(dataFolder, 'geo/time-zones.json');
  const { states, areas } = JSON.parse(readFileSync(file, 'utf8')) as TimeZones;
  return ({ code, state }) => {
    const timeZone = areas[code.slice(0, PREFIX_LENGTH)] ?? states[state];
    if (timeZone === undefined) throw new Error(`No time zone is known of ${state}`);
    const utcOffset = hoursAhead(timeZone, WINTER);
    return { utcOffset, hasDaylightSaving: hoursAhead(timeZone, SUMMER) > utcOffset };
  };
}

function hoursAhead(timeZone: string, instant: Date): number {
  return (wallClock(timeZone, instant).getTime() - instant.getTime()) / MS_PER_HOUR;
}
