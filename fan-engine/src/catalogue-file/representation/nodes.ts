import { unitOf } from '@specbuilder/duty-reader';
import { STANDARD_DENSITY } from '../../air/density.ts';
import type { TestPoint } from '../dimensionless.ts';
import type { Representation } from './schema.ts';

const factorOf = (symbol: string, kind: 'airflow' | 'pressure' | 'brakePower' | 'speed') =>
  unitOf(symbol, kind)?.toProduct(1) ?? Number.NaN;
export const CFM = factorOf('m³/s', 'airflow');
export const IN_WG = factorOf('Pa', 'pressure');
const HP = factorOf('W', 'brakePower');
export const RPM = factorOf('rev/s', 'speed');

export interface MapNodes {
  /** Nodes at which the fan runs, of one impeller; `row` is the number of the node in the map. */
  readonly nodes: readonly TestPoint[];
  readonly total: number;
  /** How many nodes are left out, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * The nodes of a performance map in the product's units: airflow in m3/s of standard air, static pressure in Pa, speed in
 * revolutions a second, shaft power in W. The last grid variable changes fastest.
 *
 * @returns a message where the lists of the map have other lengths than its grid
 */
export function nodesOfMap({ performance, description }: Representation): MapNodes | string {
  const impellers = description?.product_information?.number_of_impellers ?? 1;
  const { flows, pressures, speeds, powers, states, total } = listsOf(performance);
  const lists = { flows, pressures, speeds, powers, ...(states === undefined ? {} : { states }) };
  const wrong = Object.entries(lists).filter(([, list]) => list.length !== total);
  if (wrong.length > 0) {
    const counts = wrong.map(([name, list]) => `${list.length} ${name}`).join(' and ');
    return `the grid has ${total} nodes, the map ${counts}`;
  }
  const leftOut = new Map<string, number>();
  const nodes = flows.flatMap((flow, index): TestPoint[] => {
    const [pressure, speed, power] = [pressures[index] ?? 0, speeds[index] ?? null, powers[index] ?? null];
    const why = reasonOf({ flow, pressure, speed, power, state: states?.[index] }, performance);
    if (why !== null || flow === null || speed === null || power === null) {
      leftOut.set(why ?? '', (leftOut.get(why ?? '') ?? 0) + 1);
      return [];
    }
    return [
      {
        rpm: speed * RPM,
        cfm: (flow * CFM) / impellers,
        sp: pressure * IN_WG,
        bhp: (power * HP) / impellers,
        density: STANDARD_DENSITY,
        bands: [],
        row: index + 1,
      },
    ];
  });
  return { nodes, total, leftOut };
}

interface Node {
  readonly flow: number | null;
  readonly pressure: number;
  readonly speed: number | null;
  readonly power: number | null;
  readonly state: string | undefined;
}

type Performance = Representation['performance'];

/** Why nothing runs at a node. */
function reasonOf({ flow, pressure, speed, power, state }: Node, performance: Performance): string | null {
  const { maximum_impeller_rotational_speed: max, minimum_impeller_rotational_speed: min = 0 } = performance;
  if (state !== undefined && state !== 'NORMAL') return `in operation state ${state}`;
  if (flow === null || speed === null || power === null || speed <= 0 || power <= 0) return 'without speed and power';
  if (speed > max || speed < min) return 'outside the speed limits of the file';
  return flow < 0 || pressure < 0 || (flow === 0 && pressure === 0) ? 'without airflow and pressure' : null;
}

function listsOf(performance: Performance) {
  if (performance.operation_speed_control_type === 'CONTINUOUS') {
    const { grid_variables: grid, lookup_variables: lookup } = performance.performance_map;
    const { standard_air_volumetric_flow_rate: flows, static_pressure_difference: pressures } = grid;
    const total = flows.length * pressures.length;
    return { ...lookupsOf(lookup), ...gridOf(flows, pressures), total };
  }
  const { grid_variables: grid, lookup_variables: lookup } = performance.performance_map;
  const { speed_number: numbers, static_pressure_difference: pressures } = grid;
  const { pressures: spread } = gridOf(numbers, pressures);
  const flows: readonly (number | null)[] = lookup.standard_air_volumetric_flow_rate;
  return { ...lookupsOf(lookup), flows, pressures: spread, total: spread.length };
}

function gridOf(slow: readonly number[], fast: readonly number[]) {
  const flows: readonly (number | null)[] = slow.flatMap((value) => fast.map(() => value));
  return { flows, pressures: slow.flatMap(() => fast) };
}

function lookupsOf(lookup: Performance['performance_map']['lookup_variables']) {
  return {
    speeds: lookup.impeller_rotational_speed,
    powers: lookup.shaft_power,
    states: lookup.operation_state,
  };
}
