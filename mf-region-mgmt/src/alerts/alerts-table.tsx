import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { Alert } from '@specbuilder/shared-contracts/api';
import { timeZoneLabel, USER_ACTION_LABELS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import { useCategoryName } from '../categories/categories.ts';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';
import { customerText, regionText, scheduleText } from './alert-texts.ts';

interface AlertsTableProps extends Pick<DataGridProps<Alert>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while it loads. */
  readonly page: ListPage<Alert> | undefined;
  readonly pageSize: number;
  /** For administrators, who see the alerts of all users (ALR-004). */
  readonly hasRecipients: boolean;
  readonly onPage: (pageIndex: number) => void;
  readonly onEdit: (alert: Alert) => void;
}

export function AlertsTable({ page, pageSize, hasRecipients, onPage, onEdit, ...states }: AlertsTableProps) {
  return (
    <DataGrid
      label={ALERTS_MESSAGES.table}
      columns={columns(hasRecipients, onEdit)}
      rows={page?.items}
      rowId={({ id }) => id}
      navigation="controls"
      rowSize="tall"
      card={(alert) => <Entry alert={alert} hasRecipient={hasRecipients} onEdit={onEdit} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} />}
      {...states}
    />
  );
}

/** Made with each drawing, so that the heads follow the language. */
function columns(hasRecipients: boolean, onEdit: (alert: Alert) => void): readonly GridColumn<Alert>[] {
  const recipient: GridColumn<Alert> = {
    id: 'recipient',
    label: ALERTS_MESSAGES.recipient,
    cell: ({ recipientEmail }) => recipientEmail,
  };
  return [
    ...(hasRecipients ? [recipient] : []),
    { id: 'region', label: ALERTS_MESSAGES.region, cell: regionText },
    { id: 'customer', label: ALERTS_MESSAGES.customer, cell: customerText },
    { id: 'action', label: ALERTS_MESSAGES.action, cell: actionText },
    { id: 'fanCategory', label: ALERTS_MESSAGES.fanCategory, cell: (alert) => <Category of={alert} /> },
    { id: 'schedule', label: ALERTS_MESSAGES.schedule, cell: (alert) => <Schedule of={alert} /> },
    {
      id: 'edit',
      label: ALERTS_MESSAGES.edit,
      isLabelHidden: true,
      isNumeric: true,
      cell: (alert) => <EditButton alert={alert} onEdit={onEdit} />,
    },
  ];
}

function Schedule({ of }: { readonly of: Alert }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.line}>{scheduleText(of)}</span>{' '}
      <span className={styles.quiet}>{timeZoneLabel(of.timeZoneId, currentLanguage.locale())}</span>
    </>
  );
}

interface EntryProps {
  readonly alert: Alert;
  readonly hasRecipient: boolean;
  readonly onEdit: (alert: Alert) => void;
}

function Entry({ alert, hasRecipient, onEdit }: EntryProps) {
  const styles = useStyles();
  return (
    <div className={styles.entry}>
      <div>
        <strong className={styles.line}>{aboutText(alert)}</strong>
        {hasRecipient && <span className={styles.line}>{alert.recipientEmail}</span>}
        <span className={styles.line}>
          {actionText(alert)} · <Category of={alert} />
        </span>
        <Schedule of={alert} />
      </div>
      <EditButton alert={alert} onEdit={onEdit} />
    </div>
  );
}

function EditButton({ alert, onEdit }: Omit<EntryProps, 'hasRecipient'>) {
  const about = aboutText(alert);
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<EditRegular />}
      aria-label={ALERTS_MESSAGES.editOf({ about, schedule: scheduleText(alert) })}
      onClick={() => onEdit(alert)}
    />
  );
}

function aboutText(alert: Alert): string {
  return alert.customerId === null ? regionText(alert) : customerText(alert);
}

function actionText({ eventType }: Alert): string {
  return eventType === null ? ALERTS_MESSAGES.anyAction : USER_ACTION_LABELS[eventType];
}

function Category({ of }: { readonly of: Alert }) {
  return useCategoryName(of.fanCategoryType) || ALERTS_MESSAGES.anyCategory;
}

const useStyles = makeStyles({
  line: { display: 'block' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  entry: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
});
