import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, tokens, useLastShown } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { DayChart } from './day-chart.tsx';
import { LoadNotes } from './load-notes.tsx';
import { MainLoads } from './main-loads.tsx';
import { monthName } from './month-name.ts';
import type { Worked, Workings } from './use-block-load.ts';

interface ResultsPanelProps extends Workings {
  /** What is done with the loads. */
  readonly children: ReactNode;
}

/** Tons, airflow and heat at a glance, the day behind them, and what they are made of. */
export function ResultsPanel({ worked, impossible, children }: ResultsPanelProps) {
  const styles = useStyles();
  const shown = useLastShown(worked);
  return (
    <section className={styles.panel} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {RESULT_MESSAGES.title}
      </h2>
      {worked === null && (
        <MessageBar intent="warning">
          <MessageBarBody>
            {impossible !== null && `${RESULT_MESSAGES.impossible({ what: impossible })} `}
            {whyNone(impossible !== null, shown !== null)}
          </MessageBarBody>
        </MessageBar>
      )}
      {shown !== null && <Loads {...shown}>{children}</Loads>}
    </section>
  );
}

function whyNone(isImpossible: boolean, isBefore: boolean): string | null {
  if (isImpossible) return isBefore ? RESULT_MESSAGES.shownBefore : null;
  return isBefore ? RESULT_MESSAGES.ofBefore : RESULT_MESSAGES.nothingYet;
}

function Loads({ load, building, children }: Worked & Pick<ResultsPanelProps, 'children'>) {
  const styles = useStyles();
  const { cooling } = load;
  return (
    <>
      <MainLoads load={load} />
      {children}
      <LoadNotes load={load} building={building} />
      <PeakTimes cooling={cooling} />
      {cooling.supplyAirflow > 0 && <DayChart hourly={cooling.hourlySensible} peakHour={cooling.spacePeak.hour} />}
      <BreakdownTable load={load} />
      <p className={styles.method}>{RESULT_MESSAGES.method}</p>
    </>
  );
}

/** When coil and space peak, as far as they need cooling at all. */
function PeakTimes({ cooling: { spacePeak, coilPeak, tons, supplyAirflow } }: Pick<BlockLoad, 'cooling'>) {
  const styles = useStyles();
  const isOther = spacePeak.hour !== coilPeak.hour || spacePeak.month !== coilPeak.month;
  const sentences = [
    ...(tons > 0 ? [RESULT_MESSAGES.peakAt({ month: monthName(coilPeak.month), hour: String(coilPeak.hour) })] : []),
    ...(supplyAirflow > 0 && (isOther || tons === 0)
      ? [RESULT_MESSAGES.spacePeakAt({ month: monthName(spacePeak.month), hour: String(spacePeak.hour) })]
      : []),
  ];
  return sentences.length === 0 ? null : <p className={styles.peak}>{sentences.join(' ')}</p>;
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  peak: { margin: 0, fontSize: tokens.fontSizeBase300 },
  method: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
