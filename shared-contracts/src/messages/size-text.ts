import type { FittedSize } from '../domain/fitted-parts.ts';
import { inchText } from '../domain/inches.ts';
import { SIZE_TEXTS } from './words/size.generated.ts';

/** Size of an accessory as it is ordered; curbs are measured outside. */
export function sizeText({ part, isRound, widthIn, lengthIn }: FittedSize): string {
  if (isRound) return SIZE_TEXTS.round({ diameter: inchText(widthIn) });
  const sides = { width: inchText(widthIn), length: inchText(lengthIn) };
  return part === 'curb' ? SIZE_TEXTS.curb(sides) : SIZE_TEXTS.rectangular(sides);
}
