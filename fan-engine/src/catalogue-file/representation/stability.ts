import { STANDARD_DENSITY } from '../../air/density.ts';
import { pchip } from '../../curve/pchip.ts';
import type { CurveOfFileEntry } from '../curve-schema.ts';
import { dimensionless, type TestPoint } from '../dimensionless.ts';
import type { CurveOfNodes } from './curve-of-nodes.ts';
import { CFM, IN_WG } from './nodes.ts';
import type { Representation, StabilityCurve } from './schema.ts';

const BISECTIONS = 60;

export interface Stability {
  /** Left of this airflow nothing is selected. */
  readonly phi: number;
  /** What the stability curve of the file has to do with it. */
  readonly note: string | null;
}

/** The least airflow that is selected: where the catalogue says, at the stability curve, or where the map begins. */
export function stabilityOf(
  { performance, description }: Representation,
  nodes: readonly TestPoint[],
  curve: CurveOfNodes,
  { stallPhi, referenceDiameterIn }: CurveOfFileEntry,
): Stability {
  const { stability_curve: stability } = performance;
  const impellers = description?.product_information?.number_of_impellers ?? 1;
  const first = curve.phi.find((phi) => phi > 0) ?? 0;
  const isNamed = stallPhi !== undefined;
  if (stability === undefined) return { phi: stallPhi ?? first, note: null };
  if (isNamed) return { phi: stallPhi, note: 'the stability curve is not used: the catalogue names stallPhi' };
  const place = rightmostOf(stability, nodes, impellers);
  const firstPsi = curve.psi[curve.phi.indexOf(first)] ?? 0;
  const system = place === null ? Number.POSITIVE_INFINITY : systemOf(place, referenceDiameterIn);
  if (system >= firstPsi / first ** 2) {
    return { phi: first, note: 'the stability curve is left of the map and limits nothing; check its units' };
  }
  const phi = crossing(curve, system);
  return { phi, note: `nothing is selected left of the stability curve, phi ${phi.toFixed(4)}` };
}

/** Coefficient of the system psi = c phi^2 through a point; no speed changes it. */
function systemOf(place: Place, diameterIn: number): number {
  const at = { ...place, rpm: 1, bhp: 1, density: STANDARD_DENSITY, bands: [], row: 0 };
  const { phi, psi } = dimensionless(at, diameterIn);
  return psi / phi ** 2;
}

/** Airflow at which a system meets a curve. */
function crossing({ phi, psi }: CurveOfNodes, system: number): number {
  const psiAt = pchip(phi, psi);
  let [left, right] = [phi[0] ?? 0, phi.at(-1) ?? 0];
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = (left + right) / 2;
    if (psiAt(middle) > system * middle ** 2) left = middle;
    else right = middle;
  }
  return right;
}

interface Place {
  readonly cfm: number;
  readonly sp: number;
}

/**
 * Airflow in cfm and pressure in in. wg of the point of a stability curve that lies rightmost among the systems, at the
 * pressures of the nodes; null where the curve has no pressure there.
 */
function rightmostOf(
  { standard_air_volumetric_flow_rate: flows, static_pressure_difference: pressures }: StabilityCurve,
  nodes: readonly TestPoint[],
  impellers: number,
): Place | null {
  const found = nodes.map(({ sp }) => sp).filter((sp) => sp > 0);
  const [min, max] = [Math.min(...found), Math.max(...found)];
  const places = pressures
    .map((pressure, index): Place => ({ cfm: ((flows[index] ?? 0) * CFM) / impellers, sp: pressure * IN_WG }))
    .sort((a, b) => a.sp - b.sp);
  const within = [at(places, min), ...places.filter(({ sp }) => sp > min && sp < max), at(places, max)];
  const systems = within.filter((place): place is Place => place !== null && place.cfm > 0 && place.sp > 0);
  return systems.reduce<Place | null>(
    (right, place) => (right === null || isRightOf(place, right) ? place : right),
    null,
  );
}

const isRightOf = (a: Place, b: Place) => a.cfm / Math.sqrt(a.sp) > b.cfm / Math.sqrt(b.sp);

/** At a pressure between two points; beyond the ends the curve goes on as the system through its end. */
function at(places: readonly Place[], sp: number): Place | null {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const end = sp <= first.sp ? first : sp >= last.sp ? last : null;
  if (end !== null) return end.sp > 0 ? { cfm: end.cfm * Math.sqrt(sp / end.sp), sp } : null;
  const index = places.findIndex((place) => place.sp >= sp);
  const [below, above] = [places[index - 1] ?? first, places[index] ?? last];
  const share = above.sp === below.sp ? 0 : (sp - below.sp) / (above.sp - below.sp);
  return { cfm: below.cfm + share * (above.cfm - below.cfm), sp };
}
