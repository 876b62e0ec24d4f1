import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Spinner } from '@specbuilder/shared-ui/data';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { useSearchParams } from '@specbuilder/shared-ui/router';
import type { ReactNode } from 'react';
import { AddressLink } from '../links/address-link.tsx';
import { REPORTS_MESSAGES } from '../messages/reports.generated.ts';
import type { useReport } from './use-report.ts';

export type ReportKind = 'summary' | 'change';

interface ReportFrameProps {
  readonly kind: ReportKind;
  /** Which days are counted. */
  readonly lead: string;
  readonly report: ReturnType<typeof useReport>;
  readonly onExport: () => void;
  readonly children: ReactNode;
}

/** Header of a report: a link to the other one, the time of the count, a recount, and the file. */
export function ReportFrame({ kind, lead, report, onExport, children }: ReportFrameProps) {
  const { isFetching, isSuccess, isPlaceholderData, dataUpdatedAt, refetch } = report;
  return (
    <PageFrame
      title={REPORTS_MESSAGES.title}
      lead={lead}
      actions={
        <>
          <Counted isFetching={isFetching} at={isSuccess ? dataUpdatedAt : null} />
          <Button icon={<ArrowClockwiseRegular />} disabled={isFetching} onClick={() => void refetch()}>
            {REPORTS_MESSAGES.refresh}
          </Button>
          <Button icon={<ArrowDownloadRegular />} disabled={!isSuccess || isPlaceholderData} onClick={onExport}>
            {REPORTS_MESSAGES.exportCsv}
          </Button>
        </>
      }
    >
      <Tabs kind={kind} />
      {children}
    </PageFrame>
  );
}

function Counted({ isFetching, at }: { readonly isFetching: boolean; readonly at: number | null }) {
  const styles = useStyles();
  return (
    <span role="status" className={styles.counted}>
      {isFetching && <Spinner size="tiny" label={REPORTS_MESSAGES.counting} />}
      {!isFetching &&
        at !== null &&
        REPORTS_MESSAGES.asOf({ time: formatInstant(new Date(at).toISOString(), { timeStyle: 'short' }) })}
    </span>
  );
}

/** Parameters that both addresses have. */
const SHARED = ['r', 'evt', 'fc', 'all'] as const;

/** The way to the other report, with the filters that both have. */
function Tabs({ kind }: Pick<ReportFrameProps, 'kind'>) {
  const styles = useStyles();
  const [query] = useSearchParams();
  const kept = new URLSearchParams(SHARED.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
  const search = kept.size === 0 ? '' : `?${kept}`;
  return (
    <nav aria-label={REPORTS_MESSAGES.tabs} className={styles.tabs}>
      {(['summary', 'change'] as const).map((item) => (
        <AddressLink
          key={item}
          href={`/region-management/reports/${item}${search}`}
          isCurrent={item === kind}
          className={item === kind ? styles.current : styles.tab}
        >
          {REPORTS_MESSAGES[item]}
        </AddressLink>
      ))}
    </nav>
  );
}

const tab = {
  paddingBlock: tokens.spacingVerticalS,
  borderBottomWidth: tokens.strokeWidthThick,
  borderBottomStyle: 'solid',
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'none' },
} as const;
const useStyles = makeStyles({
  counted: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  tabs: {
    display: 'flex',
    gap: tokens.spacingHorizontalXL,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  tab: { ...tab, borderBottomColor: 'transparent', color: tokens.colorNeutralForeground2 },
  current: {
    ...tab,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});
