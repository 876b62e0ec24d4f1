import type { DimensionlessPoint } from '../dimensionless.ts';

/** Nodes of nearly the same system fall together: their speeds are rounded, and a curve through each would be rough. */
const SAME_SYSTEM_SHARE = 0.04;
/** The first and the last node bound what is known, so next to nothing falls together with them. */
const SAME_END_SHARE = 0.002;

/** A curve as far as nodes reach, in dimensionless numbers, see `FamilyTable`. */
export interface CurveOfNodes {
  readonly phi: readonly number[];
  readonly psi: readonly number[];
  readonly lambda: readonly number[];
}

/** Where on any curve a node lies: its airflow over the root of its pressure, which no speed changes. */
const systemOf = ({ phi, psi }: DimensionlessPoint): number => phi / Math.sqrt(psi);

/**
 * The curve of nodes of many speeds. Airflow and pressure of a node say which system it lies on; of nodes of nearly the same
 * system the means count, so that psi over phi squared falls all the way. It ends where the nodes do: at free delivery where
 * some have no pressure, and with pressure left where none has.
 */
export function curveOfNodes(nodes: readonly DimensionlessPoint[]): CurveOfNodes {
  const flowing = nodes.filter(({ phi, psi }) => phi > 0 && psi > 0).sort((a, b) => systemOf(a) - systemOf(b));
  const free = meanOf(nodes.filter(({ psi }) => psi === 0));
  const shutOff = meanOf(nodes.filter(({ phi }) => phi === 0));
  const between = rising(groups(flowing)).filter(
    ({ phi }) => (free === null || phi < free.phi) && (shutOff === null || phi > 0),
  );
  const points = [...(shutOff === null ? [] : [shutOff]), ...between, ...(free === null ? [] : [free])];
  return {
    phi: points.map(({ phi }) => phi),
    psi: points.map(({ psi }) => psi),
    lambda: points.map(({ lambda }) => lambda),
  };
}

type Place = Pick<DimensionlessPoint, 'phi' | 'psi' | 'lambda'>;

function meanOf(nodes: readonly DimensionlessPoint[]): Place | null {
  const of = (value: (node: DimensionlessPoint) => number) =>
    nodes.reduce((sum, node) => sum + value(node), 0) / nodes.length;
  return nodes.length === 0
    ? null
    : { phi: of(({ phi }) => phi), psi: of(({ psi }) => psi), lambda: of(({ lambda }) => lambda) };
}

function groups(sorted: readonly DimensionlessPoint[]): DimensionlessPoint[][] {
  const last = sorted.at(-1);
  const found: DimensionlessPoint[][] = [];
  for (const node of sorted) {
    const group = found.at(-1);
    const first = group?.[0];
    const isEnd = last !== undefined && systemOf(node) >= systemOf(last) * (1 - SAME_END_SHARE);
    const share = found.length <= 1 || isEnd ? SAME_END_SHARE : SAME_SYSTEM_SHARE;
    if (group !== undefined && first !== undefined && systemOf(node) <= systemOf(first) * (1 + share)) group.push(node);
    else found.push([node]);
  }
  return found;
}

/** One point for each group, at their geometric means; groups that would make the airflow turn back are one. */
function rising(found: readonly DimensionlessPoint[][]): Place[] {
  const kept: { readonly nodes: DimensionlessPoint[]; readonly point: Place }[] = [];
  for (const group of found) {
    let nodes = group;
    let point = pointOf(nodes);
    for (let before = kept.at(-1); before !== undefined && before.point.phi >= point.phi; before = kept.at(-1)) {
      nodes = [...before.nodes, ...nodes];
      point = pointOf(nodes);
      kept.pop();
    }
    kept.push({ nodes, point });
  }
  return kept.map(({ point }) => point);
}

function pointOf(nodes: readonly DimensionlessPoint[]): Place {
  const mean = (value: (node: DimensionlessPoint) => number) =>
    Math.exp(nodes.reduce((sum, node) => sum + Math.log(value(node)), 0) / nodes.length);
  const [phi, system] = [mean((node) => node.phi), mean(systemOf)];
  return { phi, psi: (phi / system) ** 2, lambda: mean((node) => node.lambda) };
}
