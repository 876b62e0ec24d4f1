import type { BlockLoad } from '@specbuilder/fan-engine/block-load';
import { makeStyles, Quantity, tokens, useLastShown } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { DayChart } from './day-chart.tsx';
import { monthName } from './month-name.ts';

interface ResultsPanelProps {
  /** Null while a number in the form is invalid. */
  readonly load: BlockLoad | null;
}

/** Tons, airflow and heat at a glance, the day behind them, and what they are made of. */
export function ResultsPanel({ load }: ResultsPanelProps) {
  const styles = useStyles();
  const shown = useLastShown(load);
  return (
    <section className={styles.panel} aria-labelledby="results-title">
      <h2 id="results-title" className={styles.title}>
        {RESULT_MESSAGES.title}
      </h2>
      {load === null && (
        <MessageBar intent="warning">
          <MessageBarBody>{shown === null ? RESULT_MESSAGES.nothingYet : RESULT_MESSAGES.ofBefore}</MessageBarBody>
        </MessageBar>
      )}
      {shown !== null && <Loads load={shown} />}
    </section>
  );
}

function Loads({ load }: { readonly load: BlockLoad }) {
  const styles = useStyles();
  const { cooling, heating, ventilationAirflow, people } = load;
  const { spacePeak, coilPeak } = cooling;
  return (
    <>
      <dl className={styles.figures} aria-live="polite">
        <div className={styles.value}>
          <dt>{RESULT_MESSAGES.cooling}</dt>
          <dd className={styles.main}>
            <Quantity value={cooling.tons} of="coolingTons" />
          </dd>
          <dd className={styles.quiet}>
            <Quantity value={coilPeak.total} of="heatOutput" />
          </dd>
        </div>
        <div className={styles.value}>
          <dt>{RESULT_MESSAGES.heating}</dt>
          <dd className={styles.main}>
            <Quantity value={heating.total / 1000} of="capacity" />
          </dd>
          <dd className={styles.quiet}>
            <Quantity value={heating.total} of="heatOutput" />
          </dd>
        </div>
        <div className={styles.value}>
          <dt>{RESULT_MESSAGES.supplyAir}</dt>
          <dd className={styles.main}>
            <Quantity value={cooling.supplyAirflow} of="airflow" />
          </dd>
          <dd className={styles.quiet}>
            {RESULT_MESSAGES.sensible({ percent: (100 * spacePeak.sensible) / spaceTotal(spacePeak) })}
          </dd>
        </div>
        <div className={styles.value}>
          <dt>{RESULT_MESSAGES.outdoorAir}</dt>
          <dd className={styles.main}>
            <Quantity value={ventilationAirflow} of="airflow" />
          </dd>
          <dd className={styles.quiet}>{RESULT_MESSAGES.people({ count: Math.round(people) })}</dd>
        </div>
      </dl>
      <p className={styles.peak}>
        {RESULT_MESSAGES.peakAt({ month: monthName(coilPeak.month), hour: String(coilPeak.hour) })}
        {spacePeak.hour !== coilPeak.hour || spacePeak.month !== coilPeak.month
          ? ` ${RESULT_MESSAGES.spacePeakAt({ month: monthName(spacePeak.month), hour: String(spacePeak.hour) })}`
          : null}
      </p>
      <DayChart hourly={cooling.hourlySensible} peakHour={spacePeak.hour} />
      <BreakdownTable load={load} />
      <p className={styles.method}>{RESULT_MESSAGES.method}</p>
    </>
  );
}

function spaceTotal({ sensible, latent }: BlockLoad['cooling']['spacePeak']): number {
  return sensible + latent;
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
  },
  value: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '& dt': { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
    '& dd': { margin: 0 },
  },
  main: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  peak: { margin: 0, fontSize: tokens.fontSizeBase300 },
  method: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
