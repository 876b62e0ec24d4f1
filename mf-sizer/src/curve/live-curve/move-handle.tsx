import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { CurveEngine, LiveFan } from './engine.ts';
import { movedByKey } from './key-step.ts';
import { readingInWords } from './reading-values.ts';

type Sheet = ReturnType<CurveEngine['sheetOf']>;

interface MoveHandleProps {
  readonly fan: LiveFan;
  readonly axes: Sheet['axes'];
  readonly plot: Sheet['plot'];
  readonly newCfm: number | null;
  readonly onMove: (cfm: number) => void;
}

const HANDLE_PX = 28;
const MIN_SHARE = 0.3;

/** The duty as something to take: it runs along its system, where the fan laws say the rest. */
export function MoveHandle({ fan, axes, plot, newCfm, onMove }: MoveHandleProps) {
  const styles = useStyles();
  const { operating, model } = fan;
  const range = rangeOf(fan, axes);
  const at = newCfm ?? operating.cfm;
  const point = fan.onSystem(at);
  const moveTo = (cfm: number) => onMove(Math.min(range[1], Math.max(range[0], cfm)));
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    moveTo(Math.round(axes.x.scale.invert(event.clientX - (box?.left ?? 0))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedByKey(event, at, range);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(Math.round(to));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={LIVE_CURVE_MESSAGES.moveDuty({ model: model.model })}
      aria-valuemin={Math.round(range[0])}
      aria-valuemax={Math.round(range[1])}
      aria-valuenow={Math.round(at)}
      aria-valuetext={readingInWords(fan.reading(point))}
      className={styles.handle}
      style={{
        left: axes.x.scale(at) - HANDLE_PX / 2,
        top: Math.max(plot.top - HANDLE_PX / 2, axes.y.scale(point.staticPressure) - HANDLE_PX / 2),
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    >
      {newCfm !== null && <span className={styles.ring} />}
    </div>
  );
}

/** As slow as makes sense, and as fast as the wheel may turn and the plot is high. */
function rangeOf({ operating, model }: LiveFan, { x, y }: Sheet['axes']): [number, number] {
  const top = y.scale.domain()[1] ?? operating.staticPressure;
  const shares = [
    model.maximumRpm / operating.rpm,
    operating.staticPressure > 0 ? Math.sqrt(top / operating.staticPressure) : Number.POSITIVE_INFINITY,
    (x.scale.domain()[1] ?? operating.cfm) / operating.cfm,
  ];
  return [operating.cfm * MIN_SHARE, operating.cfm * Math.max(1, Math.min(...shares))];
}

const useStyles = makeStyles({
  handle: {
    position: 'absolute',
    width: `${HANDLE_PX}px`,
    height: `${HANDLE_PX}px`,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusCircular,
    cursor: 'grab',
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  ring: {
    width: '12px',
    height: '12px',
    boxSizing: 'border-box',
    border: `3px solid ${tokens.colorBrandForeground1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
