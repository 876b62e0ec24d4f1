import { KEYWORD_SEARCH_DEBOUNCE_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, useDebounced, usePlatform } from '@specbuilder/shared-ui/core';
import { Combobox, Field, Option } from '@specbuilder/shared-ui/data';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { ADMIN_AUDIT_MESSAGES as MESSAGES } from '../../messages/admin-audit.generated.ts';

interface PersonFilterProps {
  readonly className: string;
  readonly userId: string | null;
  readonly onChange: (userId: string | null) => void;
}

/** An option for when the list of people is empty, so that the list still shows its purpose. */
const NO_ONE = '-';

/** Whose lines are shown: what they did and what was done to their account. */
export function PersonFilter({ className, userId, onChange }: PersonFilterProps) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = usePersonName(userId);
  const requested = (typed ?? '').trim();
  const [keyword] = useDebounced(requested, KEYWORD_SEARCH_DEBOUNCE_MS);
  const people = useQuery({
    ...apiQueries.adminUsers.list.queryOptions({ input: { pageSize: 20, keyword } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  // Until the response to the current input arrives, the arrow keys and Enter choose among the previous matches.
  const isOfBefore = people.isPlaceholderData || keyword !== requested;
  const fits = (text: string) => text.toLowerCase().includes(requested.toLowerCase());
  const all = people.data?.items ?? [];
  const shown = isOfBefore ? all.filter(({ name: person, email }) => fits(person) || fits(email)) : all;
  const choose = (id: string | null) => {
    setTyped(null);
    onChange(id);
  };
  return (
    <Field label={MESSAGES.person} className={className}>
      <Combobox
        className={styles.box}
        clearable
        clearIcon={{ 'aria-label': MESSAGES.clearPerson }}
        expandIcon={{ className: styles.icon }}
        placeholder={MESSAGES.anyPerson}
        value={typed ?? name}
        selectedOptions={userId === null ? [] : [userId]}
        open={isOpen}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsOpen(true);
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_, { optionValue }) => (optionValue === NO_ONE ? undefined : choose(optionValue ?? null))}
      >
        {shown.map(({ userId: id, name: person, email }) => (
          <Option key={id} value={id} text={person}>
            {`${person} · ${email}`}
          </Option>
        ))}
        {shown.length === 0 && (
          <Option value={NO_ONE} text="" disabled>
            {people.isPending || isOfBefore ? MESSAGES.wait : MESSAGES.noOne}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}

/** A user's name taken from a line of the log, since a link carries only an id. */
function usePersonName(userId: string | null): string {
  const { apiQueries } = usePlatform();
  const { data } = useQuery({
    ...apiQueries.auditLog.list.queryOptions({ input: { pageSize: 1, ...(userId === null ? {} : { userId }) } }),
    enabled: userId !== null,
  });
  if (userId === null) return '';
  const [line] = data?.items ?? [];
  const person = [line?.user, line?.actor].find((item) => item?.userId === userId);
  return person?.userName ?? MESSAGES.gone({ id: userId.slice(0, 8) });
}

const useStyles = makeStyles({
  box: { minWidth: 0, width: '100%', '& input': { width: '100%', minWidth: 0 } },
  // As large as a target has to be.
  icon: { justifyContent: 'center', alignItems: 'center', minWidth: '24px', minHeight: '24px' },
});
