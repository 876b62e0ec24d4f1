export type { LinePart } from './duty-notes.ts';
export type { Feature } from './features.ts';
export { type ReadLine, readLine } from './read-line.ts';
