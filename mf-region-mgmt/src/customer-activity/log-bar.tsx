import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import type { ShowList } from '@specbuilder/shared-ui/paging';
import { useQuery, useQueryClient } from '@specbuilder/shared-ui/query';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { ACTIVITY_MESSAGES } from '../messages/activity.generated.ts';
import { ColumnMenu } from './column-menu.tsx';
import { type LogAddress, logInput } from './log-query.ts';
import { useLogExport } from './use-log-export.ts';
import { ViewMenu } from './view-menu.tsx';

interface LogBarProps {
  readonly address: LogAddress;
  readonly onChange: ShowList<LogAddress>;
  /** Of the actions that are shown; null while they load. */
  readonly totalCount: number | null;
  /** The log of one customer has no views, which are of all customers. */
  readonly isOfOneCustomer: boolean;
}

/** Actions or visits, what came since, saved views, columns, and the file of what is shown. */
export function LogBar({ address, onChange, totalCount, isOfOneCustomer }: LogBarProps) {
  const styles = useStyles();
  const { save, isPending } = useLogExport(address);
  const views = [
    { isByVisit: false, label: ACTIVITY_MESSAGES.actions },
    { isByVisit: true, label: ACTIVITY_MESSAGES.visits },
  ];
  return (
    <div className={styles.bar}>
      <fieldset aria-label={ACTIVITY_MESSAGES.view} className={styles.views}>
        {views.map(({ isByVisit, label }) => (
          <Button
            key={label}
            appearance={isByVisit === address.isByVisit ? 'secondary' : 'subtle'}
            aria-pressed={isByVisit === address.isByVisit}
            onClick={() => onChange({ isByVisit })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {totalCount !== null && <NewRows address={address} onChange={onChange} totalCount={totalCount} />}
      <div className={styles.end}>
        {!isOfOneCustomer && <ViewMenu address={address} onChange={onChange} />}
        <ColumnMenu
          isByVisit={address.isByVisit}
          isOfOneCustomer={isOfOneCustomer}
          hidden={address.hidden}
          onHide={(hidden) => onChange({ hidden, pageIndex: address.pageIndex })}
        />
        <Button icon={<ArrowDownloadRegular />} disabledFocusable={isPending || !totalCount} onClick={save}>
          {ACTIVITY_MESSAGES.exportCsv}
        </Button>
      </div>
    </div>
  );
}

interface NewRowsProps extends Pick<LogBarProps, 'address' | 'onChange'> {
  readonly totalCount: number;
}

const POLL_MS = 60_000;

/** How many rows there are more than shown, counted each minute while the page is looked at; nothing moves by itself. */
function NewRows({ address, onChange, totalCount }: NewRowsProps) {
  const { apiQueries } = usePlatform();
  const queries = useQueryClient();
  const input = { ...logInput(address, useIsAdmin()), pageIndex: 0, pageSize: 1 };
  const { data } = useQuery({
    ...apiQueries.events.salesRegionEvents.queryOptions({ input }),
    initialData: { items: [], totalCount, pageIndex: 0, pageSize: 1 },
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });
  const count = data.totalCount - totalCount;
  const show = () => {
    void queries.invalidateQueries({ queryKey: apiQueries.events.salesRegionEvents.key() });
    void queries.invalidateQueries({ queryKey: apiQueries.events.visits.key() });
    onChange({ pageIndex: 0 });
  };
  return (
    <span role="status">
      {count > 0 && (
        <Button appearance="transparent" onClick={show}>
          {ACTIVITY_MESSAGES.new({ count })}
        </Button>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  views: { display: 'flex', minWidth: 0, margin: 0, padding: 0, border: 'none', gap: tokens.spacingHorizontalXS },
  end: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginInlineStart: 'auto' },
});
