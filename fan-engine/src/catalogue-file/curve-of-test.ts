import type { FamilyTable } from '../curve/family.ts';
import { pchip } from '../curve/pchip.ts';
import type { SoundSource } from '../curve/specific-sound-power.ts';
import type { CurveOfFileEntry } from './curve-schema.ts';
import { type DimensionlessPoint, dimensionless, type TestPoint } from './dimensionless.ts';
import type { CatalogueFault } from './fault.ts';

const FEWEST_POINTS = 5;
/** Points of several speeds fall together within this share of the largest flow: they are one point, measured again. */
const SAME_FLOW_SHARE = 0.005;
const PEAK_STEPS = 4000;

export interface ReadCurve {
  readonly table: FamilyTable | null;
  readonly faults: readonly CatalogueFault[];
}

/** The curves of an impeller family from the points of a base test, of one speed or of several. */
export function curveOfTest(file: string, points: readonly TestPoint[], entry: CurveOfFileEntry): ReadCurve {
  const single = points.map((point) => dimensionless(point, entry.referenceDiameterIn));
  const faults: CatalogueFault[] = single
    .filter(({ phi, psi, lambda }) => phi * psi >= lambda)
    .map(({ row }) => ({ file, row, cell: '', message: 'more air power than shaft power' }));
  const merged = mergedByFlow(single);
  if (merged.length < FEWEST_POINTS) {
    const message = `${merged.length} points of different airflow; a curve needs at least ${FEWEST_POINTS}`;
    return { table: null, faults: [...faults, { file, row: null, cell: '', message }] };
  }
  faults.push(...shapeFaults(file, merged, entry));
  const sound = soundOf(merged, entry);
  if (sound === null) {
    const message = 'the test has no octave bands, and the catalogue names no sound for the curve';
    faults.push({ file, row: 1, cell: '', message });
  }
  if (faults.length > 0 || sound === null) return { table: null, faults };
  const { testPoints: _points, representation: _file, sound: _sound, outletOverInletDb: _bands, ...rest } = entry;
  const curve = fromShutOff(merged);
  const stallPhi = entry.stallPhi ?? merged.find(({ phi }) => phi > 0)?.phi ?? 0;
  return { table: withPeak({ ...rest, ...curve, stallPhi, sound }), faults: [] };
}

type Peak = 'peakStaticEfficiency' | 'phiAtPeak';
export type TableWithoutPeak = Omit<FamilyTable, Peak> & Partial<Pick<FamilyTable, Peak>>;

/** A table with its best point, worked out of the curve where it is not stated. */
export function withPeak(entry: TableWithoutPeak): FamilyTable {
  const { peakStaticEfficiency, phiAtPeak, ...rest } = entry;
  if (peakStaticEfficiency !== undefined && phiAtPeak !== undefined)
    return { ...rest, peakStaticEfficiency, phiAtPeak };
  const [psiAt, lambdaAt] = [pchip(rest.phi, rest.psi), pchip(rest.phi, rest.lambda)];
  const max = rest.phi.at(-1) ?? 0;
  let best = { peakStaticEfficiency: 0, phiAtPeak: 0 };
  for (let step = 1; step < PEAK_STEPS; step++) {
    const phi = (max * step) / PEAK_STEPS;
    const efficiency = (phi * psiAt(phi)) / lambdaAt(phi);
    if (efficiency > best.peakStaticEfficiency) best = { peakStaticEfficiency: efficiency, phiAtPeak: phi };
  }
  return { ...rest, ...best };
}

function mergedByFlow(points: readonly DimensionlessPoint[]): DimensionlessPoint[] {
  const rising = [...points].sort((a, b) => a.phi - b.phi);
  const max = rising.at(-1)?.phi ?? 0;
  const groups: DimensionlessPoint[][] = [];
  for (const point of rising) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && point.phi - group[0].phi <= SAME_FLOW_SHARE * max) group.push(point);
    else groups.push([point]);
  }
  return groups.map(mean);
}

function mean(group: readonly DimensionlessPoint[]): DimensionlessPoint {
  const of = (value: (point: DimensionlessPoint) => number) =>
    group.reduce((sum, point) => sum + value(point), 0) / group.length;
  const [first] = group;
  return {
    phi: of(({ phi }) => phi),
    psi: of(({ psi }) => psi),
    lambda: of(({ lambda }) => lambda),
    bands: (first?.bands ?? []).map((_, band) => of(({ bands }) => bands[band] ?? 0)),
    row: first?.row ?? 0,
  };
}

function shapeFaults(
  file: string,
  points: readonly DimensionlessPoint[],
  { endsBeforeFreeDelivery = false }: CurveOfFileEntry,
): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const flowing = points.filter(({ phi }) => phi > 0);
  flowing.slice(1).forEach(({ phi, psi, row }, index) => {
    const before = flowing[index];
    if (before !== undefined && psi / phi ** 2 >= before.psi / before.phi ** 2) {
      const message = `the same system would meet the curve here and at row ${before.row}`;
      faults.push({ file, row, cell: '', message });
    }
  });
  const last = points.at(-1);
  if (last !== undefined && last.psi > 0 && !endsBeforeFreeDelivery) {
    const message = 'the point of the largest airflow has pressure left; a test ends at free delivery, 0 in. wg';
    faults.push({ file, row: last.row, cell: '', message });
  }
  return faults;
}

/** A test that begins at some airflow says nothing of less: the curve goes on level to shut-off, where nothing is selected. */
function fromShutOff(points: readonly DimensionlessPoint[]) {
  const [first] = points;
  const all = first === undefined || first.phi === 0 ? points : [{ ...first, phi: 0 }, ...points];
  return {
    phi: all.map(({ phi }) => phi),
    psi: all.map(({ psi }) => psi),
    lambda: all.map(({ lambda }) => lambda),
  };
}

const ALIKE = [0, 0, 0, 0, 0, 0, 0, 0];

function soundOf(points: readonly DimensionlessPoint[], entry: CurveOfFileEntry): SoundSource | null {
  if (points.some(({ bands }) => bands.length === 0)) return entry.sound ?? null;
  return {
    phi: points.map(({ phi }) => phi),
    levels: points.map(({ bands }) => bands),
    outletOverInletDb: entry.outletOverInletDb ?? entry.sound?.outletOverInletDb ?? ALIKE,
  };
}
