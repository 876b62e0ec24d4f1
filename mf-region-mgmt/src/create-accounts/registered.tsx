import type { CustomerRegistration } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody, MessageBarTitle } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { regionOf } from '../customers/customer-texts.ts';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { usePageStyles } from './page-styles.ts';

interface RegisteredProps {
  readonly registration: CustomerRegistration;
  readonly onMore: () => void;
}

/** What became of a registration: who has an account now, and the ways on. */
export function Registered({ registration: { accounts, assignedRegionId }, onMore }: RegisteredProps) {
  const page = usePageStyles();
  const styles = useStyles();
  const platform = usePlatform();
  const { data } = useQuery(platform.apiQueries.regions.sales.queryOptions());
  const region = data?.find((item) => item.region === assignedRegionId) ?? {
    region: assignedRegionId,
    description: '',
  };
  return (
    <section className={page.card} role="status">
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{MESSAGES.done({ count: accounts.length })}</MessageBarTitle>
          {MESSAGES.doneText({ region: regionOf(region) })}
        </MessageBarBody>
      </MessageBar>
      <ul className={styles.list}>
        {accounts.map(({ username, email }) => (
          <li key={username}>
            <strong>{username}</strong> {email}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => platform.navigate('app.region-mgmt.users')}>
          {MESSAGES.toList}
        </Button>
        <Button onClick={onMore}>{MESSAGES.createMore}</Button>
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
