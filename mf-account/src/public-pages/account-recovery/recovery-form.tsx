import { statusOf } from '@specbuilder/shared-contracts/client';
import { Button } from '@specbuilder/shared-ui/core';
import { ContractFormView, type FieldValues, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import type { $ZodType } from 'zod/v4/core';
import { useFormStyles } from '../public-page/form-styles.ts';

interface RecoveryFormProps<F extends string> {
  readonly schema: $ZodType<Record<F, string>, Record<F, string>>;
  readonly field: F;
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly title: string;
  readonly button: string;
  /** Said at the field when the server knows of none (ACC-014, ACC-022). */
  readonly unknown: string;
  readonly send: (values: Record<F, string>) => Promise<unknown>;
}

/** Requires the one thing that the user still knows of the account. */
export function RecoveryForm<F extends string>(props: RecoveryFormProps<F>) {
  const { schema, field, title, unknown, send, button, ...input } = props;
  const styles = useFormStyles();
  const form = useContractForm<FieldValues, FieldValues>({
    schema,
    values: { [field]: '' },
    submit: async (values) => {
      try {
        await send({ [field]: values[field] } as Record<F, string>);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
        form.methods.setError(field, { message: unknown }, { shouldFocus: true });
      }
    },
  });
  return (
    <ContractFormView form={form} label={title} className={styles.form}>
      <TextField name={field} required {...input} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
          {button}
        </Button>
      </div>
    </ContractFormView>
  );
}
