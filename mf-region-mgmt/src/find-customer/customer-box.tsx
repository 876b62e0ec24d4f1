import { KEYWORD_SEARCH_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { Combobox, Option } from '@specbuilder/shared-ui/data';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { type ComponentProps, useState } from 'react';
import { FIND_CUSTOMER_MESSAGES } from '../messages/find-customer.generated.ts';

/** What a field gives its control: id, label, error. */
type FieldParts = Pick<ComponentProps<typeof Combobox>, 'id' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>;

interface CustomerBoxProps extends FieldParts {
  readonly customerId: string | null;
  /** Name of the customer who is chosen. */
  readonly name: string;
  /** A customer was chosen, or none. */
  readonly onChosen: (customerId: string | null, name: string) => void;
  readonly placeholder?: string;
}

/** A customer of the caller's regions, found by name, e-mail or company. */
export function CustomerBox({ customerId, name, onChosen, placeholder, ...field }: CustomerBoxProps) {
  const styles = useStyles();
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const customers = useCustomers(typed ?? '', isOpen);
  const choose = (id: string | null, chosenName: string) => {
    setTyped(null);
    onChosen(id, chosenName);
  };
  return (
    <Combobox
      {...field}
      className={styles.box}
      clearable
      clearIcon={{ 'aria-label': FIND_CUSTOMER_MESSAGES.clear, className: styles.icon }}
      expandIcon={{ className: styles.icon }}
      placeholder={placeholder ?? FIND_CUSTOMER_MESSAGES.find}
      value={typed ?? (customerId === null ? '' : name)}
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
        optionValue === NO_ONE ? undefined : choose(optionValue ?? null, optionText ?? '')
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
        <Option value={NO_ONE} text="" disabled>
          {stateOf(customers)}
        </Option>
      )}
    </Combobox>
  );
}

/** An option for when no customer is found, so that the list still shows its purpose. */
const NO_ONE = '-';

function stateOf({ isError, isWaiting }: Pick<ReturnType<typeof useCustomers>, 'isError' | 'isWaiting'>): string {
  if (isError) return FIND_CUSTOMER_MESSAGES.failed;
  return isWaiting ? FIND_CUSTOMER_MESSAGES.wait : FIND_CUSTOMER_MESSAGES.noOne;
}

/**
 * Customers matching the typed text. Until its response arrives, only matching customers of the previous response are
 * listed, since otherwise the arrow keys and Enter would choose from outdated results.
 */
function useCustomers(typed: string, isOpen: boolean) {
  const { apiQueries } = usePlatform();
  const requested = typed.trim();
  const [keyword] = useDebounced(requested, KEYWORD_SEARCH_DEBOUNCE_MS);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...apiQueries.alerts.customers.queryOptions({ input: keyword === '' ? {} : { keyword } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const isOfBefore = isPlaceholderData || keyword !== requested;
  const fits = (text: string) => text.toLowerCase().includes(requested.toLowerCase());
  const all = data ?? [];
  const shown = isOfBefore ? all.filter(({ name, email }) => fits(name) || fits(email)) : all;
  return { shown, isError, isWaiting: isPending || isOfBefore };
}

const useStyles = makeStyles({
  box: { minWidth: 0, width: '100%', '& input': { width: '100%', minWidth: 0 } },
  // As large as a target has to be.
  icon: { justifyContent: 'center', alignItems: 'center', minWidth: '24px', minHeight: '24px' },
  option: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  email: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
