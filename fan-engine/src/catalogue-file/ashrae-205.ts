import { z } from 'zod';
import { STANDARD_DENSITY } from '../air/density.ts';
import { documentPlace } from './fault.ts';
import type { ReadPoints } from './test-points.ts';

const CFM_PER_M3_S = 2118.88;
const IN_WG_PER_PA = 1 / 249.0889;
const HP_PER_W = 1 / 745.6999;
const RPM_PER_REV_S = 60;

const numbers = z.array(z.number());
/** The parts of a representation RS0003 (ASHRAE 205) that make a curve; all other parts are allowed too. */
const representationSchema = z.object({
  metadata: z.object({ schema: z.literal('RS0003') }),
  performance: z.object({
    performance_map_continuous: z.object({
      grid_variables: z.object({
        standard_air_volumetric_flow_rate: numbers.min(1),
        static_pressure_difference: numbers.min(1),
      }),
      lookup_variables: z.object({ shaft_power: numbers, impeller_rotational_speed: numbers }),
    }),
  }),
});

/**
 * Points of a fan representation of ASHRAE 205 (RS0003): a grid of airflow (m3/s of standard air) and static pressure (Pa) with
 * shaft power (W) and speed (revolutions a second). It states no wheel diameter, which the catalogue does. Points at which the
 * fan cannot run have no speed and are left out.
 */
export function pointsOfRepresentation(file: string, content: unknown): ReadPoints {
  const read = representationSchema.safeParse(content);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => ({
      file,
      row: null,
      cell: documentPlace(path),
      message,
    }));
    return { points: [], faults, notes: [] };
  }
  const { grid_variables: grid, lookup_variables: lookup } = read.data.performance.performance_map_continuous;
  const { standard_air_volumetric_flow_rate: flows, static_pressure_difference: pressures } = grid;
  const { shaft_power: powers, impeller_rotational_speed: speeds } = lookup;
  const count = flows.length * pressures.length;
  if (powers.length !== count || speeds.length !== count) {
    const message = `the grid has ${count} points, the map ${powers.length} powers and ${speeds.length} speeds`;
    return {
      points: [],
      faults: [{ file, row: null, cell: 'performance.performance_map_continuous', message }],
      notes: [],
    };
  }
  // The last grid variable changes fastest.
  const points = flows.flatMap((flow, position) =>
    pressures.map((pressure, column) => {
      const index = position * pressures.length + column;
      return {
        rpm: (speeds[index] ?? 0) * RPM_PER_REV_S,
        cfm: flow * CFM_PER_M3_S,
        sp: pressure * IN_WG_PER_PA,
        bhp: (powers[index] ?? 0) * HP_PER_W,
        density: STANDARD_DENSITY,
        bands: [],
        row: index + 1,
      };
    }),
  );
  return { points: points.filter(({ rpm, bhp }) => rpm > 0 && bhp > 0), faults: [], notes: [] };
}
