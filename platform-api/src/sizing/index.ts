export { type PlaceFinder, readLine } from './batch-line.ts';
export { coolingOfToday, ratingOfToday } from './earlier-rows.ts';
export { codedMotor, motorInWords } from './motor-in-words.ts';
export { resultSetOwnership } from './ownership.ts';
export { LONG_LISTS, sizingRoutes } from './routes.ts';
export { insertSized, type Sized, type SizedBy, sizeAny, sizeByDuty, sizeBySpace, storedResult } from './service.ts';
export { isSpaceLine, readSpaceLine } from './space-line.ts';
export { whole } from './sparse-specification.ts';
export { copyResultSet } from './store.ts';
