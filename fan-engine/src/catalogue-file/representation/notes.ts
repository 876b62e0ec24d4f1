import type { FamilyTable } from '../../curve/family.ts';
import type { CurveOfFileEntry } from '../curve-schema.ts';
import type { CatalogueNote } from '../fault.ts';
import type { MapNodes } from './nodes.ts';
import { type Representation, unusedPlaces } from './schema.ts';
import { tipSpeedOf } from './table.ts';

interface ReadMap {
  readonly content: unknown;
  readonly representation: Representation;
  readonly map: MapNodes;
  readonly table: FamilyTable;
  readonly entry: CurveOfFileEntry;
  readonly stability: string | null;
}

type Note = Omit<CatalogueNote, 'file'>;

/** What was made of a representation, where its curve ends, and what of the file no curve has. */
export function mapNotes({ content, representation, map, table, entry, stability }: ReadMap): Note[] {
  const { nodes, total, leftOut } = map;
  const reasons = [...leftOut].map(([reason, count]) => `${count} ${reason}`);
  const left = reasons.length === 0 ? '' : `; left out: ${reasons.join(', ')}`;
  const unused = unusedPlaces(content);
  return [
    { message: `${nodes.length} of ${total} nodes of the map are used${left}` },
    ...rangeNotes(table),
    ...(stability === null ? [] : [{ message: stability }]),
    ...speedNotes(representation, entry),
    ...(unused.length === 0 ? [] : [{ message: `not used: ${unused.join(', ')}` }]),
  ];
}

function rangeNotes({ phi, psi, phiAtPeak, endsBeforeFreeDelivery }: FamilyTable): Note[] {
  const first = phi.find((flow) => flow > 0) ?? 0;
  const end = `phi ${(phi.at(-1) ?? 0).toFixed(4)} (psi ${(psi.at(-1) ?? 0).toFixed(3)})`;
  const before = `the map ends before free delivery, at ${end}; nothing is selected beyond, and nothing is extrapolated`;
  const peak = 'the best efficiency is at the first airflow of the map; the fan may be better left of it';
  return [
    ...(endsBeforeFreeDelivery === true ? [{ message: before }] : []),
    ...(phiAtPeak <= first ? [{ message: peak }] : []),
  ];
}

function speedNotes({ performance, description }: Representation, entry: CurveOfFileEntry): Note[] {
  const { maximum_impeller_rotational_speed: max, minimum_impeller_rotational_speed: min = 0 } = performance;
  const limit = tipSpeedOf(max, entry.referenceDiameterIn);
  const isLower = Object.values(entry.tipSpeedLimits).some((fpm) => fpm > limit);
  const impellers = description?.product_information?.number_of_impellers ?? 1;
  const lower = `the tip speed limit is ${Math.round(limit)} fpm, that of the file's maximum speed (${max} rev/s)`;
  const lowest = `the minimum speed (${min} rev/s) leaves out nodes only: a line has no least speed`;
  const numbers = 'speeds between those of the speed numbers are selected too: a line has no list of speeds';
  return [
    ...(impellers > 1 ? [{ message: `airflow and power are those of one of ${impellers} impellers` }] : []),
    ...(isLower ? [{ message: lower }] : []),
    ...(min > 0 ? [{ message: lowest }] : []),
    ...(performance.operation_speed_control_type === 'DISCRETE' ? [{ message: numbers }] : []),
  ];
}
