import type { FittedSize } from '../domain/fitted-parts.ts';
import { inchText } from '../domain/inches.ts';
import { SIZE_MESSAGES } from './messages/size.generated.ts';

/** Size of an accessory as it is ordered; curbs are measured outside. */
export function sizeText({ part, isRound, widthIn, lengthIn }: FittedSize): string {
  if (isRound) return SIZE_MESSAGES.round({ diameter: inchText(widthIn) });
  const sides = { width: inchText(widthIn), length: inchText(lengthIn) };
  return part === 'curb' ? SIZE_MESSAGES.curb(sides) : SIZE_MESSAGES.rectangular(sides);
}
