import { type ContractForm, type FieldValues, setFields } from '@specbuilder/shared-ui/forms';
import { useEffect } from 'react';
import type { SizerStore } from './sizer-store.ts';

/** A form edits the criteria of a search: what is typed goes there, and what changes there comes back into its fields. */
export function useCriteriaForm<C extends FieldValues, V>(
  store: SizerStore<C, V>,
  { watch, reset, setValue, getFieldState }: ContractForm<C, V>['methods'],
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      // A field says that it changes; what is written below says nothing.
      if (type === 'change' && name !== undefined) {
        store.dispatch({ type: 'typed', field: name, criteria: values as C });
      }
    });
    const stop = store.listen(({ event, before, after: { criteria } }) => {
      if (event.type === 'reset' || event.type === 'rows-opened') return reset(criteria);
      const shown = event.type === 'typed' ? event.criteria : before.criteria;
      for (const [field, value] of Object.entries(criteria)) {
        if (Object.is(shown[field], value)) continue;
        // A field that was invalid may be valid now; a field the user has not visited yet is not marked invalid.
        const shouldValidate = getFieldState(field as Parameters<typeof getFieldState>[0]).invalid;
        const write = () =>
          setFields<C>(setValue, { [field]: value } as Partial<C>, { shouldDirty: true, shouldValidate });
        // The form is still telling its fields what was typed: a limit written meanwhile would be overwritten by it.
        if (event.type === 'typed' && event.field === field) queueMicrotask(write);
        else write();
      }
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [store, watch, reset, setValue, getFieldState]);
}
