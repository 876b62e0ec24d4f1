import { Field, Input } from '@specbuilder/shared-ui/data';
import { useFormContext } from '@specbuilder/shared-ui/forms';
import { SHARE_MESSAGES } from '../../messages/share.generated.ts';
import { dayOf } from './end-of-day.ts';
import type { ShareForm } from './share-form.ts';

/** The last day of a link, by the browser's own calendar. */
export function ExpiryField() {
  const { formState, setValue, watch } = useFormContext<ShareForm>();
  const problem = formState.errors.expirationDate?.message ?? null;
  return (
    <Field
      label={SHARE_MESSAGES.expires}
      validationMessage={problem}
      hint={problem === null ? SHARE_MESSAGES.expiresHint : null}
    >
      <Input
        type="date"
        name="expirationDate"
        min={dayOf(new Date())}
        value={watch('expirationDate')}
        onChange={(_, { value }) =>
          setValue('expirationDate', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
    </Field>
  );
}
