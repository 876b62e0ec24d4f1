import { tokens } from '@specbuilder/shared-ui/core';
import type { LineRole } from './trend-lines.ts';

interface Stroke {
  readonly color: string;
  readonly width: number;
  /** Distinguishes lines without their colours. */
  readonly dash?: string;
}

/** Theme tokens, so that lines are visible on a dark background too. */
export const TREND_STROKES: Readonly<Record<LineRole, Stroke>> = {
  current: { color: tokens.colorBrandForeground1, width: 2.5 },
  prior: { color: tokens.colorPaletteGrapeBorderActive, width: 2, dash: '7 4' },
  other: { color: tokens.colorNeutralForeground4, width: 1 },
};
