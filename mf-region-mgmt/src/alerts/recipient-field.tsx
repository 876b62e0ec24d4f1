import { usePlatform } from '@specbuilder/shared-ui/core';
import { SelectField } from '@specbuilder/shared-ui/forms';
import { useQuery } from '@specbuilder/shared-ui/query';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';

/** Who gets the alert; administrators choose. */
export function RecipientField() {
  const { data = [] } = useQuery(usePlatform().apiQueries.alerts.recipients.queryOptions());
  const options = data.map(({ id, fullName, email }) => ({ value: id, label: `${fullName} (${email})` }));
  return <SelectField name="recipientId" label={ALERT_DETAIL_MESSAGES.recipient} options={options} />;
}
