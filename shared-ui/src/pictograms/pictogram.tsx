import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ComponentType } from 'react';
import { Axial } from './drawings/axial.tsx';
import { Ceiling } from './drawings/ceiling.tsx';
import { Downblast } from './drawings/downblast.tsx';
import { Exhaust } from './drawings/exhaust.tsx';
import { Heated } from './drawings/heated.tsx';
import { Heater } from './drawings/heater.tsx';
import { Hvac } from './drawings/hvac.tsx';
import { Hvls } from './drawings/hvls.tsx';
import { Inline } from './drawings/inline.tsx';
import { Mua } from './drawings/mua.tsx';
import { Sidewall } from './drawings/sidewall.tsx';
import { Upblast } from './drawings/upblast.tsx';
import { Utility } from './drawings/utility.tsx';

const DRAWINGS: Readonly<Record<string, ComponentType>> = {
  axial: Axial,
  ceiling: Ceiling,
  downblast: Downblast,
  exhaust: Exhaust,
  heated: Heated,
  heater: Heater,
  hvac: Hvac,
  hvls: Hvls,
  inline: Inline,
  mua: Mua,
  sidewall: Sidewall,
  upblast: Upblast,
  utility: Utility,
};

interface PictogramProps {
  /** Name as the catalogue gives it; an unknown one is drawn as an exhaust fan. */
  readonly name: string;
  readonly sizePx: number;
}

/** A product drawn in two neutrals and one brand accent, so that it follows theme and brand (visual.md, section 11). */
export function Pictogram({ name, sizePx }: PictogramProps) {
  const styles = useStyles();
  const Drawing = DRAWINGS[name] ?? Exhaust;
  return (
    <svg viewBox="0 0 64 64" width={sizePx} height={sizePx} className={styles.drawing} aria-hidden focusable="false">
      <Drawing />
    </svg>
  );
}

const useStyles = makeStyles({
  drawing: {
    display: 'block',
    flexShrink: 0,
    '--pic-line': tokens.colorNeutralForeground3,
    '--pic-face': tokens.colorNeutralBackground1,
    '--pic-shade': tokens.colorNeutralBackground5,
    '--pic-accent': tokens.colorBrandForeground1,
  },
});
