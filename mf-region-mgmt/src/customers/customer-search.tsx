import { KEYWORD_SEARCH_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles } from '@specbuilder/shared-ui/core';
import { Field, SearchBox } from '@specbuilder/shared-ui/data';
import { useTypedKeyword } from '@specbuilder/shared-ui/paging';
import { CUSTOMERS_MESSAGES } from '../messages/customers.generated.ts';
import { MAX_KEYWORD } from './customers-address.ts';

interface CustomerSearchProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Part of a name, an e-mail address or a company; searched once the user pauses typing (CUS-004). */
export function CustomerSearch({ keyword, onSearch }: CustomerSearchProps) {
  const styles = useStyles();
  const [typed, type] = useTypedKeyword(keyword, onSearch, KEYWORD_SEARCH_DEBOUNCE_MS);
  return (
    <Field label={CUSTOMERS_MESSAGES.searchLabel} className={styles.search}>
      <SearchBox
        className={styles.box}
        placeholder={CUSTOMERS_MESSAGES.search}
        maxLength={MAX_KEYWORD}
        value={typed}
        onChange={(_, { value }) => type(value)}
      />
    </Field>
  );
}

const useStyles = makeStyles({
  box: { maxWidth: 'none', minWidth: 0 },
  search: {
    flex: '0 1 320px',
    minWidth: 0,
    maxWidth: '100%',
    '@media (max-width: 639.98px)': { flexBasis: '100%', maxWidth: 'none' },
  },
});
