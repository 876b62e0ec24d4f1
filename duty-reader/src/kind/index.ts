export { contraryIn } from './contrary.ts';
export { isDenied } from './denied.ts';
export { isMaker, isPlaceWord } from './fillers.ts';
export { readModel } from './models.ts';
export { type ReadKind, readKind } from './read-kind.ts';
export { takeKind } from './take-kind.ts';
