import { ERRORS, RouteError } from '@specbuilder/shared-contracts/domain';
import { LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { PROFILE_TEXTS } from '../words/profile.generated.ts';
import { ProfileForm } from './profile-form.tsx';

/** The signed-in user's profile; accounts of other identity providers are edited there. */
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
        <section className={styles.card} aria-labelledby="profile">
          <h2 id="profile" className={styles.heading}>
            {PROFILE_TEXTS.profile}
          </h2>
          {details.isPending && <SkeletonRows rows={3} rowHeightPx={52} />}
          {details.isError && <LoadFailure title={ERRORS.generic} onRetry={() => void details.refetch()} />}
          {details.data && refusal === null && <ProfileForm details={details.data} />}
        </section>
      </div>
    </Screen>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '760px',
    marginInline: 'auto',
    padding: '24px 32px',
    '@media (max-width: 639.98px)': { padding: '12px' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  card: {
    marginTop: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  heading: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
