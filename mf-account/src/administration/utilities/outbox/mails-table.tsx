import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { ADMIN_OUTBOX_MESSAGES as MESSAGES } from '../../../messages/admin-outbox.generated.ts';
import { countText } from '../../page/count-text.ts';
import { useCardStyles } from '../use-card-styles.ts';

interface MailSteps {
  readonly onShow: (mail: OutboxMail) => void;
  readonly onSendAgain: (mail: OutboxMail) => void;
}

interface MailsTableProps extends MailSteps, Pick<DataGridProps<OutboxMail>, 'empty' | 'failure' | 'isRefreshing'> {
  /** Undefined while they load. */
  readonly mails: readonly OutboxMail[] | undefined;
}

export function MailsTable({ mails, onShow, onSendAgain, ...states }: MailsTableProps) {
  const steps = { onShow, onSendAgain };
  return (
    <DataGrid
      label={MESSAGES.table}
      columns={columns(steps)}
      rows={mails}
      rowId={({ id }) => id}
      navigation="controls"
      card={(mail) => <Entry mail={mail} {...steps} />}
      skeletonRows={10}
      {...states}
    />
  );
}

/** Made with each drawing, so that the heads follow the language. */
function columns(steps: MailSteps): readonly GridColumn<OutboxMail>[] {
  return [
    { id: 'recipient', label: MESSAGES.recipient, cell: ({ recipient }) => recipient },
    { id: 'subject', label: MESSAGES.subject, cell: ({ subject }) => subject },
    { id: 'time', label: MESSAGES.time, cell: timeOf },
    { id: 'tries', label: MESSAGES.tries, isNumeric: true, cell: ({ attempts }) => countText(attempts) },
    { id: 'state', label: MESSAGES.state, cell: (mail) => <State of={mail} /> },
    { id: 'steps', label: MESSAGES.show, isLabelHidden: true, cell: (mail) => <Steps mail={mail} {...steps} /> },
  ];
}

function timeOf({ createdOnUtc }: OutboxMail): string {
  return formatInstant(createdOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
}

const COLORS = { kept: 'informative', waiting: 'informative', sent: 'success', failed: 'danger' } as const;

function State({ of: { state } }: { readonly of: OutboxMail }) {
  return (
    <Badge appearance="tint" color={COLORS[state]}>
      {MESSAGES.states[state]}
    </Badge>
  );
}

function Steps({ mail, onShow, onSendAgain }: { readonly mail: OutboxMail } & MailSteps) {
  const styles = useStyles();
  const { recipient, subject } = mail;
  return (
    <span className={styles.steps}>
      <Button size="small" aria-label={MESSAGES.showOf({ recipient, subject })} onClick={() => onShow(mail)}>
        {MESSAGES.show}
      </Button>
      {mail.state === 'failed' && (
        <Button size="small" onClick={() => onSendAgain(mail)}>
          {MESSAGES.sendAgain}
        </Button>
      )}
    </span>
  );
}

function Entry({ mail, ...steps }: { readonly mail: OutboxMail } & MailSteps) {
  const styles = useCardStyles();
  return (
    <div className={styles.card}>
      <span className={styles.title}>{mail.subject}</span>
      <span className={styles.quiet}>
        {mail.recipient} · {timeOf(mail)}
      </span>
      <State of={mail} />
      <Steps mail={mail} {...steps} />
    </div>
  );
}

const useStyles = makeStyles({
  steps: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});
