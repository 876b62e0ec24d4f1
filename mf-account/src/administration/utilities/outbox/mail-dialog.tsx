import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { ADMIN_OUTBOX_MESSAGES as MESSAGES } from '../../../messages/admin-outbox.generated.ts';

interface MailDialogProps {
  readonly mail: OutboxMail;
  readonly onClose: () => void;
}

/** The text of a mail. */
export default function MailDialog({ mail, onClose }: MailDialogProps) {
  const styles = useStyles();
  const { recipient, subject, body, lastError, attachments } = mail;
  return (
    <ClosableDialog
      title={subject}
      closeLabel={MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={<Button onClick={onClose}>{MESSAGES.close}</Button>}
    >
      <p className={styles.fact}>{`${MESSAGES.recipient}: ${recipient}`}</p>
      {lastError !== null && <p className={styles.fact}>{MESSAGES.lastError({ error: lastError })}</p>}
      {attachments.length > 0 && (
        <p className={styles.fact}>{MESSAGES.files({ names: attachments.map(({ name }) => name).join(', ') })}</p>
      )}
      <p className={styles.body}>{body === '' ? MESSAGES.secret : body}</p>
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '640px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  fact: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  body: {
    margin: 0,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
