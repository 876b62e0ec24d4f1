import type { CustomerRegistration, NewCustomer } from '@specbuilder/shared-contracts/api';
import { REGION_ERRORS } from '@specbuilder/shared-contracts/domain';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { Button, EmptyState, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { ContractFormView } from '@specbuilder/shared-ui/forms';
import { PageFrame } from '@specbuilder/shared-ui/page';
import { Screen } from '@specbuilder/shared-ui/router';
import { useEffect, useState } from 'react';
import { useIsAdmin } from '../filters/activity-filters.tsx';
import { CREATE_ACCOUNTS_MESSAGES as MESSAGES } from '../messages/create-accounts.generated.ts';
import { AccountsSection } from './accounts-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { NoRegion } from './no-region.tsx';
import { Registered } from './registered.tsx';
import { useRegistration } from './use-registration.ts';

/** Staff makes accounts for customers, who choose their passwords themselves. */
export function CreateAccountsPage() {
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const { localAccountsEnabled } = useReadable(platform.settings).app.appFeatures;
  const isAdmin = useIsAdmin();
  if (user === null) return null;
  const isUnassigned = !isAdmin && user.salesRegions.length === 0;
  return (
    <Screen state="app.region-mgmt.customers">
      <PageFrame title={MESSAGES.title} lead={MESSAGES.lead}>
        {isUnassigned ? (
          <NoRegion title={REGION_ERRORS.noAssignedRegion} text={REGION_ERRORS.notAssignedToRegion} />
        ) : localAccountsEnabled ? (
          <CreateAccounts user={user} />
        ) : (
          <EmptyState title={MESSAGES.keptElsewhere} text={MESSAGES.keptElsewhereText} />
        )}
      </PageFrame>
    </Screen>
  );
}

function CreateAccounts({ user }: { readonly user: SignedInUser }) {
  const [registered, setRegistered] = useState<CustomerRegistration | null>(null);
  if (registered === null) return <RegistrationForm user={user} onDone={setRegistered} />;
  return <Registered registration={registered} onMore={() => setRegistered(null)} />;
}

interface RegistrationFormProps {
  readonly user: SignedInUser;
  readonly onDone: (registered: CustomerRegistration) => void;
}

function RegistrationForm({ user, onDone }: RegistrationFormProps) {
  const styles = useStyles();
  const { navigation } = usePlatform();
  const { form, rowProblems, sendTest, setAccounts } = useRegistration(user, onDone);
  const { isSubmitting } = form.methods.formState;
  const accounts: readonly NewCustomer[] = form.methods.watch('accounts');
  const count = accounts.length;
  useEffect(() => navigation.block(() => (count > 0 ? MESSAGES.leave : null)), [navigation, count]);
  return (
    <ContractFormView form={form} label={MESSAGES.form} className={styles.form}>
      <div className={styles.columns}>
        <AccountsSection problems={rowProblems} onChange={setAccounts} />
        <DetailsSection user={user} />
      </div>
      <div className={styles.actions}>
        <Button disabledFocusable={isSubmitting} onClick={sendTest}>
          {MESSAGES.sendTest}
        </Button>
        <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
          {MESSAGES.register({ count })}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});
