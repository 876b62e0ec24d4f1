import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { EmptyState, LoadFailure, makeStyles, ResettableLazy, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { keepPreviousData, useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { ADMIN_OUTBOX_MESSAGES as MESSAGES } from '../../../messages/admin-outbox.generated.ts';
import { ADMINISTRATION_MESSAGES } from '../../../messages/administration.generated.ts';
import { TabLead } from '../tab-lead.tsx';
import { MailsTable } from './mails-table.tsx';
import { useSendAgain } from './use-send-again.ts';

type MailState = OutboxMail['state'];
const STATES: readonly MailState[] = ['kept', 'waiting', 'sent', 'failed'];

/** Mails that the product wrote, and what became of them. */
export function OutboxTab() {
  const { apiQueries } = usePlatform();
  const [state, setState] = useState<MailState | null>(null);
  const [shown, setShown] = useState<OutboxMail | null>(null);
  const sendAgain = useSendAgain();
  const mails = useQuery({
    ...apiQueries.outbox.list.queryOptions({ input: state === null ? {} : { state } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <TabLead text={MESSAGES.lead}>
        <StateFilter state={state} onChange={setState} />
      </TabLead>
      <MailsTable
        mails={mails.data}
        failure={mails.isError ? listFailure(mails.error, () => void mails.refetch()) : null}
        empty={<EmptyState title={MESSAGES.empty} text={MESSAGES.emptyText} />}
        isRefreshing={mails.isPlaceholderData}
        onShow={setShown}
        onSendAgain={(mail) => void sendAgain(mail)}
      />
      {shown !== null && (
        <ResettableLazy
          key={shown.id}
          load={() => import('./mail-dialog.tsx')}
          props={{ mail: shown, onClose: () => setShown(null) }}
          fallback={null}
          failed={(retry) => <LoadFailure title={ADMINISTRATION_MESSAGES.failed} onRetry={retry} />}
        />
      )}
    </>
  );
}

interface StateFilterProps {
  readonly state: MailState | null;
  readonly onChange: (state: MailState | null) => void;
}

function StateFilter({ state, onChange }: StateFilterProps) {
  const styles = useStyles();
  return (
    <Field label={MESSAGES.filter} orientation="horizontal" className={styles.filter}>
      <Select value={state ?? ''} onChange={(_, { value }) => onChange(STATES.find((item) => item === value) ?? null)}>
        <option value="">{MESSAGES.anyState}</option>
        {STATES.map((item) => (
          <option key={item} value={item}>
            {MESSAGES.states[item]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  // The kit gives the label a third of the whole.
  filter: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS, maxWidth: '100%' },
});
