import type { Country } from '@specbuilder/shared-contracts/domain';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type GeoProjection, geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { NEIGHBOURS, US_STATES } from './geometry/outlines.ts';
import { aroundPlace, type GeoPoint, type MapSize, ofCountry, stateAt } from './projections.ts';

export interface MapPlace extends GeoPoint {
  /** Shown beside the pin of the chosen city. */
  readonly city: string;
}

export interface DrawnMapProps {
  readonly places: readonly MapPlace[];
  readonly chosen: MapPlace | null;
  /** The whole country, or the surroundings of the chosen place. */
  readonly show: Country | 'surroundings';
  readonly label: string;
  readonly size: MapSize;
}

/** Outlines of states and countries with places on them, drawn from geometry that ships with the product. */
export default function DrawnMap({ places, chosen, show, label, size }: DrawnMapProps) {
  const styles = useStyles();
  const projection = useMemo(
    () => (show === 'surroundings' && chosen ? aroundPlace(chosen, size) : ofCountry(countryOf(show), size)),
    [show, chosen, size],
  );
  const territory = useMemo(() => (chosen === null ? undefined : stateAt(chosen)), [chosen]);
  const outlines = useMemo(() => {
    const path = geoPath(projection).digits(1);
    const all = show === 'USA' ? US_STATES : [...NEIGHBOURS, ...US_STATES];
    return all.flatMap((outline) => ({ outline, path: path(outline) ?? '' }));
  }, [projection, show]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className={styles.map}>
      {outlines.map(({ outline, path }) => (
        <path key={outline.id} d={path} className={styles.land} />
      ))}
      {territory && <path d={geoPath(projection).digits(1)(territory) ?? ''} className={styles.territory} />}
      {places.map((place) => {
        const at = chosen !== null && isSamePlace(place, chosen) ? null : pointOf(projection, place);
        const key = `${place.latitude} ${place.longitude}`;
        return at && <circle key={key} cx={at[0]} cy={at[1]} r={3} className={styles.place} />;
      })}
      {chosen && <ChosenPlace place={chosen} at={pointOf(projection, chosen)} width={size.width} />}
    </svg>
  );
}

interface ChosenPlaceProps {
  readonly place: MapPlace;
  /** Null for an island that the picture leaves out. */
  readonly at: readonly [number, number] | null;
  readonly width: number;
}

function ChosenPlace({ place, at, width }: ChosenPlaceProps) {
  const styles = useStyles();
  if (at === null) return null;
  const [x, y] = at;
  const isAtEnd = x > width * 0.65;
  return (
    <g data-testid="chosen-place">
      <circle cx={x} cy={y} r={11} className={styles.halo} />
      <circle cx={x} cy={y} r={6} className={styles.pin} />
      <text
        x={x + (isAtEnd ? -LABEL_GAP : LABEL_GAP)}
        y={y + 4}
        className={mergeClasses(styles.city, isAtEnd && styles.cityBefore)}
      >
        {place.city}
      </text>
    </g>
  );
}

const LABEL_GAP = 14;

function isSamePlace(one: GeoPoint, other: GeoPoint): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}

const pointOf = (projection: GeoProjection, { latitude, longitude }: GeoPoint) => projection([longitude, latitude]);

/** Without a location, the map shows the middle of the US (LOC-031). */
const countryOf = (show: Country | 'surroundings'): Country => (show === 'surroundings' ? 'USA' : show);

const useStyles = makeStyles({
  map: { display: 'block', width: '100%', height: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  land: { fill: tokens.colorNeutralBackground3, stroke: tokens.colorNeutralStroke2, strokeWidth: '0.75px' },
  territory: {
    fill: tokens.colorBrandBackground2,
    stroke: tokens.colorCompoundBrandStroke,
    strokeWidth: '1.5px',
    strokeLinejoin: 'round',
  },
  place: { fill: tokens.colorNeutralForeground3 },
  halo: { fill: tokens.colorCompoundBrandStroke, opacity: 0.25 },
  pin: { fill: tokens.colorCompoundBrandStroke, stroke: tokens.colorNeutralBackground1, strokeWidth: '2px' },
  city: {
    fill: tokens.colorNeutralForeground1,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '3px',
    paintOrder: 'stroke',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  cityBefore: { textAnchor: 'end' },
});
