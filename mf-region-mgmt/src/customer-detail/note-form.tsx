import { noteForm } from '@specbuilder/shared-contracts/api';
import { MAX_MESSAGE_LENGTH } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextAreaField, useContractForm } from '@specbuilder/shared-ui/forms';
import { type ReactNode, useEffect } from 'react';

interface NoteFormProps {
  readonly label: string;
  readonly hint?: string;
  /** What it starts with. */
  readonly text: string;
  /** Gets what is written while it is not saved. */
  readonly onText?: (text: string) => void;
  /** A rejection is shown in the form, which keeps what was written; a saved text leaves it empty. */
  readonly onSave: (text: string) => Promise<void>;
  readonly saveLabel: string;
  /** Another button beside that. */
  readonly children?: ReactNode;
}

const ROWS = 3;

export function NoteForm({ label, hint, text, onText, onSave, saveLabel, children }: NoteFormProps) {
  const styles = useStyles();
  const form = useContractForm({
    schema: noteForm,
    values: { text },
    submit: async (note) => {
      await onSave(note.text);
      form.methods.reset({ text: '' });
    },
  });
  const { formState, watch } = form.methods;
  useEffect(() => {
    const watching = watch((values) => onText?.(values.text ?? ''));
    return () => watching.unsubscribe();
  }, [watch, onText]);
  return (
    <ContractFormView form={form} label={label} className={styles.form}>
      <TextAreaField name="text" label={label} {...(hint && { hint })} rows={ROWS} maxLength={MAX_MESSAGE_LENGTH} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={formState.isSubmitting}>
          {saveLabel}
        </Button>
        {children}
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, maxWidth: '720px' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});
