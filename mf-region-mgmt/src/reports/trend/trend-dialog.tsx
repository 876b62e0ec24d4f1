import { DELIVERABLE_ERRORS, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { type ReactNode, useEffect, useState } from 'react';
import { dayText } from '../../dates/day-text.ts';
import { type DayRange, monthOf, today, yearOf } from '../../dates/days.ts';
import type { ActivityChoice } from '../../filters/activity-choice.ts';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { TREND_MESSAGES } from '../../messages/trend.generated.ts';
import { countText, regionText } from '../report-rows.ts';
import type { ComparedRanges } from '../values/change.ts';
import { ChangeSize } from '../values/change-value.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendLegend } from './trend-legend.tsx';
import { trendLines } from './trend-lines.ts';
import type { TrendSubject } from './trend-subject.ts';
import { TrendTable } from './trend-table.tsx';
import { useTrend } from './use-trend.ts';

export interface TrendDialogProps {
  readonly subject: TrendSubject;
  /** Filters of the report. */
  readonly choice: ActivityChoice;
  /** The periods that the report compares. */
  readonly ranges: ComparedRanges;
  /** The year that the report is about. */
  readonly year: number;
  readonly onClose: () => void;
}

const LAST_MONTH = 12;

/** How often something happened in each month, year over year, as a chart or as a table. */
export default function TrendDialog({ subject, choice, ranges, year, onClose }: TrendDialogProps) {
  const styles = useStyles();
  const { dialogs } = usePlatform();
  const [isTable, setIsTable] = useState(false);
  const { data, isError } = useTrend(subject, choice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure
  useEffect(() => {
    if (!isError) return;
    onClose();
    void dialogs.alert({
      title: DELIVERABLE_ERRORS.errorLoadingReport,
      text: DELIVERABLE_ERRORS.unexpectedReport,
      confirm: TREND_MESSAGES.ok,
    });
  }, [isError]);
  const lines = trendLines(data ?? [], year, today());
  return (
    <ClosableDialog
      title={titleOf(subject)}
      closeLabel={TREND_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button disabled={data === undefined} onClick={() => setIsTable(!isTable)}>
            {isTable ? TREND_MESSAGES.showChart : TREND_MESSAGES.showTable}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {TREND_MESSAGES.close}
          </Button>
        </>
      }
    >
      <div className={styles.head}>
        <Values subject={subject} ranges={ranges} />
        {!isTable && <TrendLegend lines={lines} />}
      </div>
      {data === undefined && <Spinner label={TREND_MESSAGES.loading} className={styles.wait} />}
      {data !== undefined &&
        (isTable ? (
          <TrendTable lines={lines} />
        ) : (
          <TrendChart lines={lines} firstMonth={year === yearOf(today()) ? monthOf(today()) : LAST_MONTH} />
        ))}
    </ClosableDialog>
  );
}

function titleOf({ eventType, region }: TrendSubject): string {
  return TREND_MESSAGES.title({
    action: eventType === null ? TREND_MESSAGES.allActions : USER_ACTION_LABELS[eventType],
    region: region === null ? REPORTS_MESSAGES.allRegions : regionText(region),
  });
}

function Values({ subject, ranges }: Pick<TrendDialogProps, 'subject' | 'ranges'>) {
  const styles = useStyles();
  const { change } = subject;
  return (
    <dl className={styles.figures}>
      <Metric name={rangeText(ranges.now)}>{countText(change.secondValue)}</Metric>
      <Metric name={rangeText(ranges.before)}>{countText(change.firstValue)}</Metric>
      <Metric name={TREND_MESSAGES.change}>
        <ChangeSize change={change} />
      </Metric>
    </dl>
  );
}

function Metric({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const rangeText = ({ from, to }: DayRange): string => TREND_MESSAGES.period({ from: dayText(from), to: dayText(to) });

const useStyles = makeStyles({
  surface: { maxWidth: '800px', width: '100%' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
  },
  figures: { display: 'flex', flexWrap: 'wrap', margin: 0, columnGap: tokens.spacingHorizontalXXL },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  // About as high as the chart, so that the dialog does not jump.
  wait: { minHeight: '300px' },
});
