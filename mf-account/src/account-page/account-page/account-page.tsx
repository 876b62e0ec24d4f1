import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { ERRORS, RouteError, referenceOf } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen, useSearchParams } from '@specbuilder/shared-ui/router';
import { PageTabPanel, PageTabs } from '@specbuilder/shared-ui/widgets';
import { ACCOUNT_MESSAGES } from '../../messages/account.generated.ts';
import { SecurityTab } from '../../security/security/security-tab.tsx';
import { ProfileTab } from '../profile/profile-tab.tsx';
import { AccountHeader } from './account-header.tsx';
import { ACCOUNT_TABS, type AccountTab, FIRST_TAB, isAccountTab } from './tabs.ts';

const PANEL_ID = 'account-tab';

/** The signed-in user's account; accounts of other identity providers are edited there. */
export function AccountPage() {
  const styles = useStyles();
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const details = useQuery(platform.apiQueries.user.details.queryOptions());
  const rejection = user?.isExternal ? new RouteError('Not Authorized') : null;
  const [tab, choose] = useTab();
  return (
    <Screen state="app.accounts.edit" isReady={!details.isPending} error={rejection}>
      {rejection === null && (
        <>
          <div className={styles.top}>
            <div className={styles.inner}>
              <AccountHeader details={details.data} />
              <PageTabs
                panelId={PANEL_ID}
                label={ACCOUNT_MESSAGES.title}
                names={ACCOUNT_TABS}
                shown={tab}
                labelOf={(name) => ACCOUNT_MESSAGES.tabs[name]}
                onChoose={choose}
              />
            </div>
          </div>
          <PageTabPanel id={PANEL_ID} shown={tab}>
            <div className={styles.page}>
              {details.isError && (
                <LoadFailure
                  title={ERRORS.generic}
                  {...referenceOf(details.error)}
                  onRetry={() => void details.refetch()}
                />
              )}
              {details.isPending && <SkeletonRows rows={5} rowHeightPx={52} />}
              {details.data && <TabContent tab={tab} details={details.data} />}
            </div>
          </PageTabPanel>
        </>
      )}
    </Screen>
  );
}

function TabContent({ tab, details }: { readonly tab: AccountTab; readonly details: UserDetails }) {
  return tab === 'profile' ? <ProfileTab details={details} /> : <SecurityTab details={details} />;
}

function useTab(): readonly [AccountTab, (tab: AccountTab) => void] {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const choose = (tab: AccountTab) =>
    setQuery(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return [isAccountTab(named) ? named : FIRST_TAB, choose];
}

const useStyles = makeStyles({
  top: {
    paddingTop: tokens.spacingVerticalL,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  inner: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '1244px',
    marginInline: 'auto',
    paddingInline: tokens.spacingHorizontalXXXL,
    '@media (max-width: 639.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1244px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
});
