import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { ERRORS, RouteError } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { COMPANY_TEXTS } from '../words/company.generated.ts';
import { PROFILE_TEXTS } from '../words/profile.generated.ts';
import { useCardStyles } from './card-styles.ts';
import { CompanyCard } from './company-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The signed-in user's profile and company; accounts of other identity providers are edited there. */
export function ProfilePage() {
  const styles = useStyles();
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const details = useQuery(platform.apiQueries.user.details.queryOptions());
  const refusal = user?.isExternal ? new RouteError('Not Authorized') : null;
  return (
    <Screen state="app.accounts.edit" isReady={!details.isPending} error={refusal}>
      <div className={styles.page}>
        <h1 className={styles.title}>{PROFILE_TEXTS.title}</h1>
        {details.isError && <LoadFailure title={ERRORS.generic} onRetry={() => void details.refetch()} />}
        {(details.data || details.isPending) && refusal === null && <AccountCards details={details.data} />}
      </div>
    </Screen>
  );
}

/** @param details absent while they load */
function AccountCards({ details }: { readonly details: UserDetails | undefined }) {
  const styles = useStyles();
  const card = useCardStyles();
  return (
    <div className={styles.cards}>
      <section className={card.card} aria-labelledby="profile">
        <h2 id="profile" className={card.heading}>
          {PROFILE_TEXTS.profile}
        </h2>
        {details ? <ProfileForm details={details} /> : <SkeletonRows rows={3} rowHeightPx={52} />}
      </section>
      {details ? (
        <CompanyCard details={details} />
      ) : (
        <section className={card.card} aria-labelledby="company">
          <h2 id="company" className={card.heading}>
            {COMPANY_TEXTS.title}
          </h2>
          <SkeletonRows rows={3} rowHeightPx={24} />
        </section>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1180px',
    marginInline: 'auto',
    padding: '24px 32px',
    '@media (max-width: 639.98px)': { padding: '12px' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    marginTop: tokens.spacingVerticalL,
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
