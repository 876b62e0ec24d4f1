import type { CurveModelResponse } from '@specbuilder/shared-contracts/api';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useId } from 'react';
import { chartMessages, palette } from './curve-drawing.ts';
import type { CurveEngine } from './engine.ts';
import { SvgDrawing } from './svg-drawing.tsx';
import { useWidth } from './use-width.ts';

interface CeilingFanDrawingProps {
  readonly engine: CurveEngine;
  readonly model: Extract<CurveModelResponse, { kind: 'ceilingFan' }>;
  readonly ratio: number;
}

/** Airflow and input of a ceiling fan over its speed. */
export function CeilingFanDrawing({ engine, model, ratio }: CeilingFanDrawingProps) {
  const id = useId().replaceAll(/\W/g, '');
  const { isDark } = useReadable(usePlatform().theme);
  const [ref, width] = useWidth();
  const words = chartMessages();
  const svg = engine.drawHvlsCurve({
    width,
    height: Math.round(width * ratio),
    id,
    palette: palette(isDark),
    words,
    transparentBackground: true,
    hideDescriptionText: true,
    hidesTitle: true,
    maximumRpm: model.maximumRpm,
    cfm: model.cfm,
    inputKw: model.inputKw,
    title: words.hvlsTitle({ model: model.model, cfm: words.number(model.cfm) }),
  });
  return <div ref={ref}>{width > 0 && <SvgDrawing svg={svg} />}</div>;
}
