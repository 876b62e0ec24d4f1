import type { HvlsRow } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useId } from 'react';
import { chartMessages, palette } from '../../curve/live-curve/curve-drawing.ts';
import type { CurveEngine } from '../../curve/live-curve/engine.ts';
import { SvgDrawing } from '../../curve/live-curve/svg-drawing.tsx';
import { useWidth } from '../../curve/live-curve/use-width.ts';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { strokeOf } from './fan-strokes.ts';

interface CompareCeilingFansProps {
  readonly engine: CurveEngine;
  readonly rows: readonly HvlsRow[];
  /** In print the background is white in every theme. */
  readonly isPrinted: boolean;
}

const RATIO = 0.6;

/** Airflow of compared ceiling fans over their speeds, each up to its own full speed. */
export function CompareCeilingFans({ engine, rows, isPrinted }: CompareCeilingFansProps) {
  const id = useId().replaceAll(/\W/g, '');
  const isDark = useReadable(usePlatform().theme).isDark && !isPrinted;
  const [ref, width] = useWidth();
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const height = Math.round(width * RATIO);
  const svg =
    width > 0
      ? engine.drawHvlsCurve({
          width,
          height,
          id,
          palette: palette(isDark),
          words: chartMessages(),
          transparentBackground: true,
          hideDescriptionText: true,
          hidesTitle: true,
          hidesInput: true,
          maximumRpm: first.rpm,
          cfm: first.cfm,
          inputKw: first.kilowattHour,
          compared: others.map(({ rpm: maximumRpm, cfm }, index) => ({ maximumRpm, cfm, ...strokeOf(index + 1) })),
          title: COMPARE_MESSAGES.curvesOf({ models: rows.map(({ modelDisplayAs }) => modelDisplayAs).join(', ') }),
        })
      : '';
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {svg !== '' && <SvgDrawing svg={svg} />}
    </div>
  );
}
