import { KEYWORD_SEARCH_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { Combobox, Field, Option } from '@specbuilder/shared-ui/data';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { ALERT_DETAIL_TEXTS } from '../words/alert-detail.generated.ts';

interface CustomerFieldProps {
  /** Name of the customer that the form starts with. */
  readonly firstName: string | null;
  /** A customer was chosen, or none. */
  readonly onChosen: (customerId: string | null) => void;
}

/** The customer an alert is about, found by name, e-mail or company. */
export function CustomerField({ firstName, onChosen }: CustomerFieldProps) {
  const styles = useStyles();
  const { setValue, getFieldState, formState } = useFormContext();
  const customerId = useWatch({ name: 'customerId' }) as string | null;
  const [name, setName] = useState(firstName ?? '');
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const customers = useCustomers(typed ?? '', isOpen);
  const choose = (id: string | null, chosenName: string) => {
    setName(chosenName);
    setTyped(null);
    setValue('customerId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onChosen(id);
  };
  const chosen = customerId === null ? '' : name;
  return (
    <Field
      label={ALERT_DETAIL_TEXTS.customer}
      validationMessage={getFieldState('customerId', formState).error?.message ?? null}
    >
      <Combobox
        className={styles.box}
        clearable
        clearIcon={{ 'aria-label': ALERT_DETAIL_TEXTS.clearCustomer }}
        placeholder={ALERT_DETAIL_TEXTS.findCustomer}
        value={typed ?? chosen}
        selectedOptions={customerId === null ? [] : [customerId]}
        open={isOpen}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        onChange={({ target }) => {
          setTyped(target.value);
          // The kit opens it on keys, which a pasted name has none of.
          setIsOpen(true);
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_, { optionValue, optionText }) =>
          optionValue === NOBODY ? undefined : choose(optionValue ?? null, optionText ?? '')
        }
      >
        {customers.shown.map(({ id, name: customer, email }) => (
          <Option key={id} value={id} text={customer}>
            <span className={styles.option}>
              <span>{customer}</span>
              <span className={styles.email}>{email}</span>
            </span>
          </Option>
        ))}
        {customers.shown.length === 0 && (
          <Option value={NOBODY} text="" disabled>
            {stateOf(customers)}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}

/** The list says what it is about even when there is nobody in it. */
const NOBODY = '-';

function stateOf({ isError, isWaiting }: Pick<ReturnType<typeof useCustomers>, 'isError' | 'isWaiting'>): string {
  if (isError) return ALERT_DETAIL_TEXTS.customersFailed;
  return isWaiting ? ALERT_DETAIL_TEXTS.wait : ALERT_DETAIL_TEXTS.noCustomer;
}

/**
 * Customers by what is typed. Until the answer to it is there, those of the answer before that fit: the arrow keys and
 * Enter would choose from a list that is about something else.
 */
function useCustomers(typed: string, isOpen: boolean) {
  const { apiQueries } = usePlatform();
  const wanted = typed.trim();
  const [keyword] = useDebounced(wanted, KEYWORD_SEARCH_DEBOUNCE_MS);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...apiQueries.alerts.customers.queryOptions({ input: keyword === '' ? {} : { keyword } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isOfBefore = isPlaceholderData || keyword !== wanted;
  const fits = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
  const all = data ?? [];
  const shown = isOfBefore ? all.filter(({ name, email }) => fits(name) || fits(email)) : all;
  return { shown, isError, isWaiting: isPending || isOfBefore };
}
const useStyles = makeStyles({
  box: { minWidth: 0, width: '100%', '& input': { width: '100%', minWidth: 0 } },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  email: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
