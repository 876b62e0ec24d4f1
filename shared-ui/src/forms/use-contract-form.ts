import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, formErrors } from '@specbuilder/shared-contracts/domain';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { fieldPaths } from './field-paths.ts';
import { typedTextsRead } from './quantity/unit-reader.ts';

export interface ContractForm<V extends FieldValues, O = V> {
  readonly methods: UseFormReturn<V, unknown, O>;
  /** Submits through the rules of the contract; a rejection by the server is shown at its fields. */
  readonly onSubmit: (event?: { preventDefault(): void }) => void;
  /** Hands the values to another purpose than the form's own, such as a trial, through the same rules. */
  readonly submitTo: (task: (values: O) => Promise<unknown>, onRejected?: (error: unknown) => void) => void;
  /** Errors of fields the form does not have; gone with the next submit (VAL-021). */
  readonly generalErrors: readonly string[];
}

interface ContractFormOptions<I extends FieldValues, O extends FieldValues> {
  /** The contract's own schema, so that client and server reject the same (VAL-026). */
  readonly schema: $ZodType<O, I>;
  readonly values: NoInfer<I>;
  readonly submit: (values: O) => Promise<unknown>;
  /** Also called after a rejection, for a toast. */
  readonly onRejected?: (error: unknown) => void;
}

/** The one form layer: react-hook-form, the contract's schema, the server's model state. */
export function useContractForm<I extends FieldValues, O extends FieldValues>(
  options: ContractFormOptions<I, O>,
): ContractForm<I, O> {
  const methods = useForm<I, unknown, O>({
    resolver: standardSchemaResolver<I, unknown, O>(options.schema),
    defaultValues: options.values as DefaultValues<I>,
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const reject = (error: unknown, onRejected = options.onRejected): void => {
    const body = errorBodyOf(error);
    const { fields, general } = body
      ? formErrors(body, fieldPaths(options.values))
      : { fields: {}, general: [ERRORS.generic] };
    for (const [field, message] of Object.entries(fields)) methods.setError(field as Path<I>, { message });
    if (general.length > 0) methods.setError('root.server', { message: general.join('\n') });
    onRejected?.(error);
  };
  const submitTo: ContractForm<I, O>['submitTo'] = (task, onRejected) => {
    methods.clearErrors('root.server');
    const send = () =>
      void methods.handleSubmit((values) => task(values).catch((error: unknown) => reject(error, onRejected)))();
    const reading = typedTextsRead();
    if (reading === null) send();
    else void reading.then(send);
  };
  const general = methods.formState.errors.root?.['server']?.message;
  return {
    methods,
    onSubmit: (event) => {
      event?.preventDefault();
      submitTo(options.submit);
    },
    submitTo,
    generalErrors: general === undefined ? [] : general.split('\n'),
  };
}
