import { tokens } from '@specbuilder/shared-ui/core';

/** How each compared fan's curve is drawn: its own color and dash, for users who cannot distinguish the colors. */
const FAN_STROKES = [
  { color: tokens.colorBrandForeground1, dash: '' },
  { color: tokens.colorPaletteGrapeBorderActive, dash: '10 5' },
  { color: tokens.colorPaletteForestBorderActive, dash: '5 2' },
  { color: tokens.colorPaletteCranberryBorderActive, dash: '10 3 2 3' },
] as const;

export const strokeOf = (place: number) => FAN_STROKES[place] ?? FAN_STROKES[0];
