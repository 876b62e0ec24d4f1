import { createRequire } from 'node:module';
import path from 'node:path';
import { replaceFile } from '../../build/generated/replace-file.mjs';

/**
 * Writes the outlines of Canada and Mexico for the drawn map: two countries out of the world's 1:50m file, because
 * 1:110m is too coarse around a single office and the whole 1:50m file is seven times as large.
 * Part of the build (build/generated/steps.mjs): prints which file it wrote.
 */
const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const FILE = 'shared-ui/src/map/geometry/canada-mexico.generated.json';
const ISO_NUMBERS = ['124', '484'];

const world = createRequire(path.join(WORKSPACE, 'shared-ui', 'package.json'))('world-atlas/countries-50m.json');
replaceFile(path.join(WORKSPACE, FILE), `${JSON.stringify(subset(world, ISO_NUMBERS))}\n`);
process.stdout.write(JSON.stringify([FILE]));

/** A topology with some countries of another and only the arcs they use. */
function subset({ transform, arcs, objects }, ids) {
  const used = new Map();
  const renumber = (arc) => {
    if (Array.isArray(arc)) return arc.map(renumber);
    const old = arc < 0 ? ~arc : arc;
    if (!used.has(old)) used.set(old, used.size);
    return arc < 0 ? ~used.get(old) : used.get(old);
  };
  const geometries = objects.countries.geometries
    .filter(({ id }) => ids.includes(id))
    .map(({ type, id, properties, arcs: lines }) => ({ type, id, properties, arcs: renumber(lines) }));
  return {
    type: 'Topology',
    transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: [...used.keys()].map((old) => arcs[old]),
  };
}
