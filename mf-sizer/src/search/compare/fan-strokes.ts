import { tokens } from '@specbuilder/shared-ui/core';

/** How the curve of each compared fan is drawn: a colour and a dash of its own, for who cannot tell the colours. */
const FAN_STROKES = [
  { color: tokens.colorBrandForeground1, dash: '' },
  { color: tokens.colorPaletteGrapeBorderActive, dash: '10 5' },
  { color: tokens.colorPaletteForestBorderActive, dash: '5 2' },
  { color: tokens.colorPaletteCranberryBorderActive, dash: '10 3 2 3' },
] as const;

export const strokeOf = (place: number) => FAN_STROKES[place] ?? FAN_STROKES[0];
