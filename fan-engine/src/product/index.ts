export type { UnitDimensions } from '../dimensions/dimensions.ts';
export { sizedParts } from '../dimensions/sized-parts.ts';
export { type HvlsPerformance, hvlsPerformance } from '../hvls/performance.ts';
export type { FanDocument } from '../options/fan-documents.ts';
export type { BodyShape, Measure } from '../product-line/body.ts';
export { optionsOfProduct, type ProductOption } from './line-options.ts';
export { type CeilingFanProduct, type FanProduct, type Product, productsOf } from './product.ts';
export { type DutyRange, dutyRange, listedSpeeds, type SpeedTable, speedTable } from './speed-table.ts';
