export { CITY_NAMES } from './city-names.ts';
export type { LinePart } from './duty-notes.ts';
export { driveOf, type Feature, featuresOf } from './features.ts';
export { type HeatField, heatOfWords } from './heat-of-words.ts';
export { locationNamed } from './named-location.ts';
export { placeMeant, placeName, placeOfCode } from './named-place.ts';
export { placeWords } from './place-words.ts';
export { type ReadLine, readLine } from './read-line.ts';
