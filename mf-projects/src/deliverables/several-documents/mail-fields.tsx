import { MAX_ISSUE_RECIPIENTS, MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '@specbuilder/shared-contracts/api';
import { makeStyles } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Input, Textarea } from '@specbuilder/shared-ui/data';
import { SEVERAL_DOCUMENTS_MESSAGES as MESSAGES } from '../../messages/several-documents.generated.ts';
import { isAddress, typedParts } from '../../sharing/share-project/recipients.ts';

/** As they are typed. */
export interface MailEntries {
  readonly recipients: string;
  readonly isMailed: boolean;
  readonly subject: string;
  readonly message: string;
}

export interface MailFieldsProps {
  readonly entries: MailEntries;
  /** Whether problems are shown. */
  readonly isChecked: boolean;
  readonly onChange: (entries: MailEntries) => void;
}

/** Who gets the documents, and what the mail says. */
export function MailFields({ entries, isChecked, onChange }: MailFieldsProps) {
  const styles = useStyles();
  const { recipients, isMailed, subject, message } = entries;
  const problem = isChecked ? recipientsProblem(recipients) : null;
  return (
    <>
      <Field
        label={MESSAGES.recipients}
        hint={problem === null ? MESSAGES.recipientsHint : null}
        validationMessage={problem}
        validationState={problem === null ? 'none' : 'error'}
      >
        <Textarea
          className={styles.text}
          name="recipients"
          rows={2}
          autoComplete="off"
          spellCheck={false}
          value={recipients}
          onChange={(_, { value }) => onChange({ ...entries, recipients: value })}
        />
      </Field>
      <Checkbox
        checked={isMailed}
        onChange={(_, { checked }) => onChange({ ...entries, isMailed: checked === true })}
        label={MESSAGES.isMailed}
      />
      {isMailed && (
        <>
          <Field label={MESSAGES.subject}>
            <Input
              name="subject"
              maxLength={MAX_SUBJECT_LENGTH}
              value={subject}
              onChange={(_, { value }) => onChange({ ...entries, subject: value })}
            />
          </Field>
          <Field label={MESSAGES.message} hint={MESSAGES.messageHint}>
            <Textarea
              className={styles.text}
              name="message"
              rows={4}
              resize="vertical"
              maxLength={MAX_MESSAGE_LENGTH}
              value={message}
              onChange={(_, { value }) => onChange({ ...entries, message: value })}
            />
          </Field>
        </>
      )}
    </>
  );
}

/** Null where every part is an address; none is needed. */
export function recipientsProblem(recipients: string): string | null {
  const parts = typedParts(recipients);
  const wrong = parts.filter((part) => !isAddress(part));
  if (wrong.length > 0) return MESSAGES.notAddresses({ texts: wrong.join(', ') });
  return parts.length > MAX_ISSUE_RECIPIENTS ? MESSAGES.tooMany({ most: MAX_ISSUE_RECIPIENTS }) : null;
}

const useStyles = makeStyles({ text: { width: '100%' } });
