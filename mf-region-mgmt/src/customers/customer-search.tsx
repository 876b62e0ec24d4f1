import { KEYWORD_SEARCH_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, useDebouncedCall } from '@specbuilder/shared-ui/core';
import { Field, SearchBox } from '@specbuilder/shared-ui/data';
import { useCallback, useRef, useState } from 'react';
import { CUSTOMERS_TEXTS } from '../words/customers.generated.ts';
import { MOST_KEYWORD } from './customers-address.ts';

interface CustomerSearchProps {
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Part of a name, an e-mail address or a company; looked for once nobody types (CUS-004). */
export function CustomerSearch({ keyword, onSearch }: CustomerSearchProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(keyword);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const { call: search } = useDebouncedCall(
    useCallback((next: string) => latest.current(next), []),
    KEYWORD_SEARCH_DEBOUNCE_MS,
  );
  // A way to another list leads here without the field, such as "show all".
  const [searched, setSearched] = useState(keyword);
  if (searched !== keyword) {
    setSearched(keyword);
    if (typed.trim() !== keyword) setTyped(keyword);
  }
  return (
    <Field label={CUSTOMERS_TEXTS.searchLabel} className={styles.search}>
      <SearchBox
        className={styles.box}
        placeholder={CUSTOMERS_TEXTS.search}
        maxLength={MOST_KEYWORD}
        value={typed}
        onChange={(_, { value }) => {
          setTyped(value);
          search(value.trim());
        }}
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
