export { default, type MapPlace } from './drawn-map.tsx';
export type { GeoPoint } from './projections.ts';
