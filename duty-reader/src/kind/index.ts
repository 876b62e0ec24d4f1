export { contraryIn } from './contrary.ts';
export { isDenied } from './denied.ts';
export { isMaker, isPlaceWord } from './fillers.ts';
export { withHeat, withOpenHeater } from './heated.ts';
export { readModel } from './models.ts';
export { type ReadKind, readKind } from './read-kind.ts';
export { tagSays } from './tag-letters.ts';
export { takeKind } from './take-kind.ts';
