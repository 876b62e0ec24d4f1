import { Button, makeStyles, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import type { CurveLayout } from './curve-layout.ts';
import type { CurveOfFan } from './curve-query.ts';
import { loadLiveCurve } from './load-live-curve.tsx';

interface LiveCurveProps {
  readonly curve: CurveOfFan;
  readonly layout: CurveLayout;
  /** Speed before the last change, rpm, whose curve is drawn beside; absent where the fan was not re-rated. */
  readonly beforeRpm?: number;
}

/** The performance curve of a fan, drawn into the page by the engine: it can be read and moved. */
export function LiveCurve(props: LiveCurveProps) {
  const styles = useStyles();
  return (
    <ResettableLazy
      load={loadLiveCurve}
      props={props}
      fallback={<div className={styles.room} aria-busy />}
      failed={(retry) => (
        <div role="alert" className={styles.room}>
          <p className={styles.text}>{LIVE_CURVE_MESSAGES.didNotLoad}</p>
          <Button onClick={retry}>{LIVE_CURVE_MESSAGES.tryAgain}</Button>
        </div>
      )}
    />
  );
}

const useStyles = makeStyles({
  room: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    width: '100%',
    aspectRatio: '4 / 3',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});
