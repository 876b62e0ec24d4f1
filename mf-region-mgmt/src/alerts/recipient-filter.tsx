import { makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ALERTS_MESSAGES } from '../messages/alerts.generated.ts';

interface RecipientFilterProps {
  readonly value: string | null;
  readonly onChange: (recipientId: string | null) => void;
}

/** Whose alerts administrators see. */
export function RecipientFilter({ value, onChange }: RecipientFilterProps) {
  const styles = useStyles();
  const { data = [] } = useQuery(usePlatform().apiQueries.alerts.recipients.queryOptions());
  return (
    <Field label={ALERTS_MESSAGES.recipient} orientation="horizontal" className={styles.filter}>
      <Select value={value ?? ''} onChange={(_, { value: next }) => onChange(next === '' ? null : next)}>
        <option value="">{ALERTS_MESSAGES.anyRecipient}</option>
        {data.map(({ id, fullName, email }) => (
          <option key={id} value={id}>
            {`${fullName} (${email})`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  // The kit gives the label a third of the whole, which beside a long choice leads out of the page.
  filter: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, maxWidth: '100%' },
});
