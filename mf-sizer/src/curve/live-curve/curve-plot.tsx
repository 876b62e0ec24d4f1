import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { type KeyboardEvent, type PointerEvent, useId, useMemo } from 'react';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import { drawingOf } from './curve-drawing.ts';
import type { CurveEngine, LiveFan } from './engine.ts';
import { movedByKey } from './key-step.ts';
import { MoveHandle } from './move-handle.tsx';
import { ReadOut } from './read-out.tsx';
import { readingInWords } from './reading-values.ts';
import type { CurveShows } from './shows.ts';
import { SvgDrawing } from './svg-drawing.tsx';
import { useWidth } from './use-width.ts';

export interface CurvePoints {
  /** Airflow at which the curve is read, cfm; null while the user does not read it. */
  readonly readCfm: number | null;
  readonly read: (cfm: number | null) => void;
  /** Where the duty was moved to, cfm on the same system. */
  readonly newCfm: number | null;
  readonly move: (cfm: number) => void;
}

interface CurvePlotProps {
  readonly engine: CurveEngine;
  readonly fan: LiveFan;
  /** Speed before the last change, rpm. */
  readonly beforeRpm?: number | undefined;
  readonly shows: CurveShows;
  readonly points: CurvePoints;
  /** Height over width. */
  readonly ratio: number;
  /** Whether the duty can be moved, and the read-out has every value. */
  readonly isWhole: boolean;
}

const NARROW_PX = 520;
const MIN_HEIGHT_PX = 230;
const MAX_HEIGHT_PX = 600;

/** The drawing of a fan's curve with what can be done in it: reading along the curve, and moving the duty. */
export function CurvePlot({ engine, fan, beforeRpm, shows, points, ratio, isWhole }: CurvePlotProps) {
  const styles = useStyles();
  const id = useId().replaceAll(/\W/g, '');
  const { isDark } = useReadable(usePlatform().theme);
  const [ref, width] = useWidth();
  const { newCfm, readCfm, read } = points;
  const height = Math.min(MAX_HEIGHT_PX, Math.max(MIN_HEIGHT_PX, Math.round(width * ratio)));
  const input = useMemo(
    () =>
      width === 0 ? null : drawingOf({ engine, fan, shows, size: { width, height }, isDark, id, newCfm, beforeRpm }),
    [engine, fan, shows, width, height, isDark, id, newCfm, beforeRpm],
  );
  const svg = useMemo(() => (input === null ? '' : engine.drawFanCurve(input)), [engine, input]);
  const sheet = useMemo(() => (input === null ? null : engine.sheetOf(input)), [engine, input]);
  if (sheet === null) return <div ref={ref} className={styles.box} />;

  const { plot, axes } = sheet;
  const at = readCfm ?? fan.operating.cfm;
  const reading = fan.reading(fan.pointAt(at));
  const place = { x: axes.x.scale(at), y: axes.y.scale(fan.pointAt(at).staticPressure) };
  const readAtPointer = (event: PointerEvent<HTMLElement>) => {
    const cfm = axes.x.scale.invert(plot.left + event.clientX - event.currentTarget.getBoundingClientRect().left);
    read(Math.min(fan.freeDelivery, Math.max(0, cfm)));
  };
  // A narrow drawing has no space for all values beside its point.
  const isBelow = isWhole && width < NARROW_PX;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.key === 'Escape' ? null : movedByKey(event, at, [0, fan.freeDelivery]);
    if (to === null && (event.key !== 'Escape' || readCfm === null)) return;
    event.preventDefault();
    event.stopPropagation();
    read(to);
  };
  return (
    <div ref={ref} className={styles.box}>
      <SvgDrawing svg={svg} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={LIVE_CURVE_MESSAGES.readAlong({ model: fan.model.model })}
        aria-valuemin={0}
        aria-valuemax={Math.round(fan.freeDelivery)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={readingInWords(reading)}
        className={styles.plot}
        style={{ left: plot.left, top: plot.top, width: plot.right - plot.left, height: plot.bottom - plot.top }}
        onPointerMove={readAtPointer}
        onPointerDown={readAtPointer}
        onPointerLeave={() => read(null)}
        onKeyDown={onKeyDown}
        onBlur={() => read(null)}
      />
      {readCfm !== null && (
        <>
          <svg className={styles.mark} width={width} height={height} aria-hidden focusable="false">
            <path d={`M${place.x},${plot.top}V${plot.bottom}`} className={styles.line} />
            <circle cx={place.x} cy={place.y} r={5} className={styles.disc} />
          </svg>
          {!isBelow && <ReadOut reading={reading} isWhole={isWhole} place={place} width={width} />}
        </>
      )}
      {isBelow && <ReadOut reading={reading} isWhole place={null} width={width} />}
      {isWhole && <MoveHandle fan={fan} axes={axes} plot={plot} newCfm={newCfm} onMove={points.move} />}
    </div>
  );
}

const useStyles = makeStyles({
  box: { position: 'relative', width: '100%', minWidth: 0 },
  plot: {
    position: 'absolute',
    cursor: 'crosshair',
    touchAction: 'pan-y',
    outlineOffset: '1px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  mark: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  line: { stroke: tokens.colorNeutralForeground2, strokeWidth: '1.25px' },
  disc: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralForeground1, strokeWidth: '2px' },
});
