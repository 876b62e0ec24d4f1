import { Field, Select } from '@specbuilder/shared-ui/data';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { dayText } from '../../dates/day-text.ts';
import { pastMonth, today } from '../../dates/days.ts';
import { CustomDays } from '../../filters/custom-days.tsx';
import { useFilterStyles } from '../../filters/filter-styles.ts';
import { FILTERS_MESSAGES } from '../../messages/filters.generated.ts';
import { REPORTS_MESSAGES } from '../../messages/reports.generated.ts';
import { HiddenActions } from '../hidden-actions.tsx';
import { withChoice } from '../report-address.ts';
import { ReportFilters } from '../report-filters.tsx';
import { ReportFrame } from '../report-frame.tsx';
import { ReportGate } from '../report-gate.tsx';
import { ReportGrid, useReportColumns } from '../report-grid.tsx';
import { saveCsv } from '../save-file.ts';
import { useReport } from '../use-report.ts';
import { useReportModel } from '../use-report-model.ts';
import {
  DEFAULT_SUMMARY,
  readSummaryAddress,
  SUMMARY_DATE_OPTIONS,
  type SummaryAddress,
  type SummaryDateOption,
  summaryRange,
  writeSummaryAddress,
} from './summary-address.ts';
import { summaryColumns, summarySheet } from './summary-columns.tsx';

const FILE = 'Summary Report.csv';

/** What customers did in each sales region, by action, in one period. */
export function SummaryPage() {
  return (
    <ReportGate>
      <Summary />
    </ReportGate>
  );
}

function Summary() {
  const [query, setQuery] = useSearchParams();
  const address = readSummaryAddress(query);
  const show = (next: Partial<SummaryAddress>) => setQuery(writeSummaryAddress(withChoice(address, next)));
  const range = summaryRange(address);
  const report = useReport(address, [range]);
  const { data } = report;
  const columns = useReportColumns(data, data ? summaryColumns(data, address.hasAllActions) : []);
  const model = useReportModel(report, columns, address.sort, (sort) => show({ sort }));
  return (
    <Screen state="app.region-mgmt.reports.summary" isReady={!report.isPending}>
      <ReportFrame
        kind="summary"
        lead={REPORTS_MESSAGES.summaryLead({ from: dayText(range.from), to: dayText(range.to) })}
        report={report}
        onExport={() => data && saveCsv(FILE, summarySheet(data, model.rows))}
      >
        <SummaryFilters address={address} onChange={show} />
        <ReportGrid label={REPORTS_MESSAGES.summaryTable} model={model} report={report} />
        <HiddenActions report={data} hasAllActions={address.hasAllActions} onChange={show} />
      </ReportFrame>
    </Screen>
  );
}

interface SummaryFiltersProps {
  readonly address: SummaryAddress;
  readonly onChange: (next: Partial<SummaryAddress>) => void;
}

function SummaryFilters({ address, onChange }: SummaryFiltersProps) {
  const filters = useFilterStyles();
  const { option, custom } = address;
  const choose = (next: SummaryDateOption) =>
    onChange({ option: next, custom: next === 'Custom' ? pastMonth(today()) : null });
  return (
    <ReportFilters
      choice={address}
      areDefaultDays={option === DEFAULT_SUMMARY.option}
      onChange={onChange}
      onClear={() => onChange(DEFAULT_SUMMARY)}
    >
      <Field label={FILTERS_MESSAGES.dates} className={filters.field}>
        <Select
          className={filters.select}
          value={option}
          onChange={(_, { value }) => choose(value as SummaryDateOption)}
        >
          {SUMMARY_DATE_OPTIONS.map((item) => (
            <option key={item} value={item}>
              {REPORTS_MESSAGES.dateOptions[item]}
            </option>
          ))}
        </Select>
      </Field>
      {custom !== null && <CustomDays range={custom} onChange={(next) => onChange({ custom: next })} />}
    </ReportFilters>
  );
}
