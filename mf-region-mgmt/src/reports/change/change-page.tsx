import { BREAKPOINTS, useMediaQuery } from '@specbuilder/shared-ui/core';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { useState } from 'react';
import { dayText } from '../../dates/day-text.ts';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { HiddenActions } from '../hidden-actions.tsx';
import { withChoice } from '../report-address.ts';
import { ReportFrame } from '../report-frame.tsx';
import { ReportGate } from '../report-gate.tsx';
import { ReportGrid, useReportColumns } from '../report-grid.tsx';
import { saveCsv } from '../save-file.ts';
import { OpenTrend } from '../trend/open-trend.tsx';
import type { TrendSubject } from '../trend/trend-subject.ts';
import { useReport } from '../use-report.ts';
import { useReportModel } from '../use-report-model.ts';
import type { ComparedRanges } from '../values/change.ts';
import {
  type ChangeAddress,
  comparedRanges,
  readChangeAddress,
  reportYear,
  writeChangeAddress,
} from './change-address.ts';
import { changeColumns, changeSheet } from './change-columns.tsx';
import { ChangeFilters } from './change-filters.tsx';

const FILE = 'Change Report.csv';

/** What customers did in each sales region, by action, in a period and in the one before. */
export function ChangePage() {
  return (
    <ReportGate>
      <ChangeReport />
    </ReportGate>
  );
}

function ChangeReport() {
  const [query, setQuery] = useSearchParams();
  const [trend, setTrend] = useState<TrendSubject | null>(null);
  const address = readChangeAddress(query);
  const show = (next: Partial<ChangeAddress>) => setQuery(writeChangeAddress(withChoice(address, next)));
  const ranges = comparedRanges(address);
  const report = useReport(address, [ranges.before, ranges.now]);
  const { data } = report;
  const onTrend = address.periodType === 'Year' ? setTrend : null;
  const { hasAllActions } = address;
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const columns = useReportColumns(data, data ? changeColumns(data, { hasAllActions, isPhone }, onTrend) : []);
  const model = useReportModel(report, columns, address.sort, (sort) => show({ sort }));
  return (
    <Screen state="app.region-mgmt.reports.change" isReady={!report.isPending}>
      <ReportFrame
        kind="change"
        lead={leadOf(ranges)}
        report={report}
        onExport={() => data && saveCsv(FILE, changeSheet(data, model.rows, ranges))}
      >
        <ChangeFilters address={address} onChange={show} />
        <ReportGrid label={REPORTS_MESSAGES.changeTable} model={model} report={report} hasStops={onTrend !== null} />
        <HiddenActions report={data} hasAllActions={hasAllActions} onChange={show} />
      </ReportFrame>
      <OpenTrend
        subject={trend}
        choice={address}
        ranges={ranges}
        year={reportYear(address.periodValue)}
        onClose={() => setTrend(null)}
      />
    </Screen>
  );
}

function leadOf({ before, now }: ComparedRanges): string {
  return REPORTS_MESSAGES.changeLead({
    from: dayText(now.from),
    to: dayText(now.to),
    fromBefore: dayText(before.from),
    toBefore: dayText(before.to),
  });
}
