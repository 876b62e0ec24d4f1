import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import states from 'us-atlas/states-10m.json';
import neighbours from './canada-mexico.generated.json';

interface Named {
  readonly name: string;
}
export type Outline = Feature<Polygon | MultiPolygon, Named>;
type Outlines = FeatureCollection<Polygon | MultiPolygon, Named>;

/** The files are too long for the compiler to distinguish a position from any list of numbers. */
const topologyOf = <K extends string>(file: object) => file as Topology<Record<K, GeometryCollection<Named>>>;

const us = topologyOf<'states'>(states);
const others = topologyOf<'countries'>(neighbours);

/** States, the capital's district and the island territories (US Census Bureau through us-atlas). */
export const US_STATES: readonly Outline[] = (feature(us, us.objects.states) as Outlines).features;
/** Canada and Mexico (Natural Earth through world-atlas, written by scripts/geometry/neighbours.mjs). */
export const NEIGHBOURS: readonly Outline[] = (feature(others, others.objects.countries) as Outlines).features;
