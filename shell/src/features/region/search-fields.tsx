import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input, Select } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Ports } from '../../feature/ports.ts';
import { SEARCHER_MESSAGES } from '../../messages/searcher.generated.ts';
import {
  hasPostalCodes,
  isComplete,
  isWrongCode,
  type SearchQuery,
  withPostalCode,
  withTerritory,
} from './search-query.ts';

export interface SearchFieldsProps {
  readonly ports: Pick<Ports, 'apiQueries'>;
  readonly query: SearchQuery;
  /** What the server says about the code; the page's own rule comes first. */
  readonly rejection: string | null;
  readonly onChange: (query: SearchQuery) => void;
  /** Enter: without waiting for the rest. */
  readonly onSubmit: () => void;
  readonly onUseLocation: () => void;
}

const LISTS = { USA: 'states', CAN: 'provinces', MEX: 'mexicanStates' } as const;

/** Postal code or state of the chosen country. */
export function SearchFields({ ports, query, rejection, onChange, onSubmit, onUseLocation }: SearchFieldsProps) {
  const styles = useStyles();
  const first = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { country, postalCode, territory } = query;
  const list = useQuery(ports.apiQueries.regions[LISTS[country]].queryOptions());
  useEffect(() => first.current?.focus(), []);
  const [submitted, setSubmitted] = useState<SearchQuery | null>(null);
  // While it is typed a short code is only unfinished; Enter says that it is meant.
  const isCutShort = submitted === query && postalCode !== '' && !isComplete(query);
  const message = isWrongCode(query) || isCutShort ? SEARCHER_MESSAGES.codeForms : rejection;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(query);
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      {hasPostalCodes(country) && (
        <>
          <Field label={SEARCHER_MESSAGES.postalCode} className={styles.code} validationMessage={message}>
            <Input
              className={styles.input}
              ref={first}
              value={postalCode}
              maxLength={10}
              autoComplete="postal-code"
              onChange={(_, { value }) => onChange(withPostalCode(query, value))}
            />
          </Field>
          <span className={styles.or}>{SEARCHER_MESSAGES.or}</span>
        </>
      )}
      <Field
        label={SEARCHER_MESSAGES.territories[country]}
        className={styles.territory}
        validationMessage={list.isError ? SEARCHER_MESSAGES.listFailed : null}
      >
        <Select
          className={styles.select}
          ref={hasPostalCodes(country) ? null : first}
          value={territory}
          onChange={(_, { value }) => onChange(withTerritory(query, value))}
        >
          <option value="">{SEARCHER_MESSAGES.choose}</option>
          {list.data?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.line}>
        <Button appearance="transparent" icon={<LocationRegular />} className={styles.locate} onClick={onUseLocation}>
          {SEARCHER_MESSAGES.useMyLocation}
        </Button>
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalM,
  },
  code: { flex: '1 1 110px', minWidth: 0 },
  or: { paddingTop: '26px', color: tokens.colorNeutralForeground3 },
  territory: { flex: '1 1 150px', minWidth: 0 },
  input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } },
  select: { minWidth: 0, '& select': { minWidth: 0 } },
  line: { flexBasis: '100%' },
  locate: { paddingInline: 0, minWidth: 0 },
});
