import { Button, formatQuantity, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { LIVE_CURVE_MESSAGES } from '../../messages/live-curve.generated.ts';
import { CeilingFanDrawing } from './ceiling-fan-drawing.tsx';
import type { CurveLayout } from './curve-layout.ts';
import { CurveLegend } from './curve-legend.tsx';
import { CurvePlot, type CurvePoints } from './curve-plot.tsx';
import type { CurveOfFan } from './curve-query.ts';
import { CurveTable } from './curve-table.tsx';
import type { CurveEngine, LiveFan } from './engine.ts';
import { EstimateTable } from './estimate-table.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { ShowChoices } from './show-choices.tsx';
import { type CurveShows, PAGE_SHOWS, ROW_SHOWS } from './shows.ts';
import { useLiveFan } from './use-model.ts';

export interface CurveViewProps {
  readonly engine: CurveEngine;
  readonly curve: CurveOfFan;
  readonly layout: CurveLayout;
  /** Speed before the last change, rpm, whose curve is drawn beside; absent where the fan was not re-rated. */
  readonly beforeRpm?: number;
}

const RATIO: Readonly<Record<CurveLayout, number>> = { tile: 0.74, tab: 0.62, page: 0.6 };

/** A curve once its fan is known. */
export function CurveView({ engine, curve, layout, beforeRpm }: CurveViewProps) {
  const styles = useStyles();
  const { fan, ceilingFan, isError, retry } = useLiveFan(engine, curve);
  if (ceilingFan !== null) return <CeilingFanDrawing engine={engine} model={ceilingFan} ratio={RATIO[layout]} />;
  if (fan !== null) return <FanCurve engine={engine} fan={fan} layout={layout} beforeRpm={beforeRpm} />;
  return (
    <div className={styles.room} role={isError ? 'alert' : undefined} aria-busy={!isError}>
      {isError && (
        <>
          <p className={styles.text}>{LIVE_CURVE_MESSAGES.didNotLoad}</p>
          <Button onClick={retry}>{LIVE_CURVE_MESSAGES.tryAgain}</Button>
        </>
      )}
    </div>
  );
}

interface FanCurveProps {
  readonly engine: CurveEngine;
  readonly fan: LiveFan;
  readonly layout: CurveLayout;
  readonly beforeRpm: number | undefined;
}

function FanCurve({ engine, fan, layout, beforeRpm }: FanCurveProps) {
  const styles = useStyles();
  const [shows, setShows] = useState<CurveShows>(layout === 'page' ? PAGE_SHOWS : ROW_SHOWS);
  const [isTable, setTable] = useState(false);
  const [readCfm, read] = useState<number | null>(null);
  const [newCfm, setNew] = useState<number | null>(null);
  const points: CurvePoints = { readCfm, read, newCfm, move: setNew };
  const plot = (
    <CurvePlot
      engine={engine}
      fan={fan}
      beforeRpm={beforeRpm}
      shows={shows}
      points={points}
      ratio={RATIO[layout]}
      isWhole={layout !== 'tile'}
    />
  );
  if (layout === 'tile') return plot;
  return (
    <div className={mergeClasses(styles.columns, layout === 'tab' && styles.single)}>
      <div className={layout === 'page' ? styles.card : undefined}>
        <div className={styles.head}>
          <CurveLegend speed={formatQuantity(fan.operating.rpm, 'speed')} hidesPower={!shows.power} />
          <div className={styles.actions}>
            <Button appearance="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? LIVE_CURVE_MESSAGES.showCurve : LIVE_CURVE_MESSAGES.showTable}
            </Button>
            <SaveButtons engine={engine} fan={fan} shows={shows} />
          </div>
        </div>
        {isTable ? <CurveTable fan={fan} /> : plot}
        <p className={styles.hint}>{LIVE_CURVE_MESSAGES.keysHint}</p>
      </div>
      <div className={mergeClasses(styles.aside, layout === 'tab' && styles.below)}>
        <div className={layout === 'page' ? styles.card : undefined}>
          <ShowChoices fan={fan} shows={shows} onChange={setShows} />
        </div>
        <div className={layout === 'page' ? styles.card : undefined}>
          <EstimateTable fan={fan} newCfm={newCfm} onReset={() => setNew(null)} />
        </div>
      </div>
    </div>
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
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 316px',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  single: { gridTemplateColumns: 'minmax(0, 1fr)' },
  card: {
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  hint: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  aside: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  below: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: tokens.spacingHorizontalXL },
});
