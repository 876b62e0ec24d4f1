import type { FamilyTable } from '../../curve/family.ts';
import type { CurveOfFileEntry } from '../curve-schema.ts';
import { dimensionless } from '../dimensionless.ts';
import { type CatalogueFault, type CatalogueNote, documentPlace } from '../fault.ts';
import { curveOfNodes } from './curve-of-nodes.ts';
import { fitOf, fitText, MIN_SHARE } from './fit.ts';
import { nodesOfMap } from './nodes.ts';
import { mapNotes } from './notes.ts';
import { representationSchema } from './schema.ts';
import { stabilityOf } from './stability.ts';
import { tableOf } from './table.ts';

const FEWEST_POINTS = 5;

export interface CurveOfRepresentation {
  readonly table: FamilyTable | null;
  readonly faults: readonly CatalogueFault[];
  readonly notes: readonly CatalogueNote[];
}

/**
 * The curve of a fan representation of ASHRAE 205 (RS0003), continuous or discrete, as far as its map reaches, with a report
 * of how well the curve gives the map back and of what the file holds and no curve has. It names no wheel diameter, which the
 * catalogue does, and no sound.
 */
export function curveOfRepresentation(file: string, content: unknown, entry: CurveOfFileEntry): CurveOfRepresentation {
  const rejected = (...faults: [cell: string, message: string][]): CurveOfRepresentation => ({
    table: null,
    faults: faults.map(([cell, message]) => ({ file, row: null, cell, message })),
    notes: [],
  });
  const read = representationSchema.safeParse(content);
  if (!read.success) {
    return rejected(...read.error.issues.map(({ path, message }): [string, string] => [documentPlace(path), message]));
  }
  const map = nodesOfMap(read.data);
  if (typeof map === 'string') return rejected(['performance.performance_map', map]);
  const { sound } = entry;
  if (sound === undefined) return rejected(['', 'the file has no sound, and the catalogue names none for the curve']);
  const nodes = map.nodes.map((node) => dimensionless(node, entry.referenceDiameterIn));
  const impossible = nodes.filter(({ phi, psi, lambda }) => phi * psi >= lambda);
  if (impossible.length > 0) {
    const rows = impossible.map(({ row }) => row).join(', ');
    return rejected(['performance.performance_map', `more air power than shaft power at the nodes ${rows}`]);
  }
  const curve = curveOfNodes(nodes);
  if (curve.phi.filter((phi) => phi > 0).length < FEWEST_POINTS) {
    const message = `${curve.phi.length} points of different systems; a curve needs at least ${FEWEST_POINTS}`;
    return rejected(['performance.performance_map', message]);
  }
  const stable = stabilityOf(read.data, map.nodes, curve, entry);
  const table = tableOf(curve, stable.phi, read.data, { ...entry, sound });
  const fit = fitOf(table, nodes);
  const isClose = Math.min(fit.speed.withinTwoPercent, fit.power.withinTwoPercent) >= MIN_SHARE;
  const notes = mapNotes({ content, representation: read.data, map, table, entry, stability: stable.note });
  return {
    table,
    faults: [],
    notes: [
      isClose
        ? { file, message: fitText(fit) }
        : { file, message: `the map does not follow the fan laws: ${fitText(fit)}`, isWarning: true },
      ...notes.map((note) => ({ file, ...note })),
    ],
  };
}
