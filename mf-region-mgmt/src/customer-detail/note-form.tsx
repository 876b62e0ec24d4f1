import { MAX_MESSAGE_LENGTH } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Textarea } from '@specbuilder/shared-ui/data';
import { type ReactNode, useState } from 'react';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';

interface NoteFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Returns whether it is saved; otherwise what was written stays. */
  readonly onSave: (text: string) => Promise<boolean>;
  readonly saveLabel: string;
  /** Another button beside that. */
  readonly children?: ReactNode;
}

const ROWS = 3;

export function NoteForm({ label, hint, text, onText, onSave, saveLabel, children }: NoteFormProps) {
  const styles = useStyles();
  const [isSaving, setSaving] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  async function save(): Promise<void> {
    if (isSaving) return;
    const isWritten = text.trim() !== '';
    setEmpty(!isWritten);
    if (!isWritten) return;
    setSaving(true);
    await onSave(text.trim());
    setSaving(false);
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={label} hint={hint ?? null} validationMessage={isEmpty ? MESSAGES.emptyNote : null}>
        <Textarea
          value={text}
          rows={ROWS}
          resize="vertical"
          maxLength={MAX_MESSAGE_LENGTH}
          onChange={(_, { value }) => {
            setEmpty(false);
            onText(value);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, maxWidth: '720px' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});
