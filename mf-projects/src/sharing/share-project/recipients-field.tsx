import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Textarea } from '@specbuilder/shared-ui/data';
import { useFormContext } from '@specbuilder/shared-ui/forms';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { addressesIn, withPasted } from './recipients.ts';
import type { ShareForm } from './share-form.ts';

/** Addresses as one text; what is pasted is reduced to those that are in it. Enter sends, as in a line. */
export function RecipientsField({ onEnter }: { readonly onEnter: () => void }) {
  const styles = useStyles();
  const { formState, setValue, watch } = useFormContext<ShareForm>();
  const [isNothingPasted, setIsNothingPasted] = useState(false);
  const text = watch('recipients');
  const write = (next: string) => {
    setIsNothingPasted(false);
    setValue('recipients', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    const addresses = addressesIn(event.clipboardData.getData('text'));
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (addresses.length === 0) setIsNothingPasted(true);
    else write(withPasted(text, { start, end }, addresses));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const problem = formState.errors.recipients?.message ?? (isNothingPasted ? SHARE_MESSAGES.nothingPasted : null);
  return (
    <Field
      label={SHARE_MESSAGES.recipients}
      required
      validationMessage={problem}
      validationState={problem === null ? 'none' : 'error'}
      hint={problem === null ? SHARE_MESSAGES.recipientsHint : null}
    >
      <Textarea
        className={styles.text}
        name="recipients"
        rows={2}
        resize="vertical"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(_, { value }) => write(value)}
        onPaste={paste}
        onKeyDown={press}
      />
    </Field>
  );
}

const useStyles = makeStyles({ text: { width: '100%' } });
