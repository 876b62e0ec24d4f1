import { profile, type UserDetails } from '@specbuilder/shared-contracts/api';
import { MESSAGES } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField } from '@specbuilder/shared-ui/forms';
import { PROFILE_MESSAGES } from '../../messages/profile.generated.ts';
import { useAccountForm } from './use-account-form.ts';

/** Name and e-mail of the signed-in user. */
export function ProfileForm({ details }: { readonly details: UserDetails }) {
  const styles = useStyles();
  const platform = usePlatform();
  const form = useAccountForm({
    schema: profile,
    section: 'profile',
    details,
    valuesOf: ({ userId, firstName, lastName, email }) => ({ userId, firstName, lastName, email }),
    save: (values) => platform.api.user.saveProfile(values),
    success: MESSAGES.profileUpdated,
  });
  return (
    <ContractFormView form={form} label={PROFILE_MESSAGES.form} className={styles.form}>
      <div className={styles.names}>
        <TextField
          name="firstName"
          label={PROFILE_MESSAGES.firstName}
          required
          autoComplete="given-name"
          maxLength={50}
        />
        <TextField
          name="lastName"
          label={PROFILE_MESSAGES.lastName}
          required
          autoComplete="family-name"
          maxLength={50}
        />
      </div>
      <TextField
        name="email"
        label={PROFILE_MESSAGES.email}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{PROFILE_MESSAGES.userName}</dt>
          <dd className={styles.value}>{details.userName}</dd>
        </div>
        {details.salesRegions.length > 0 && (
          <div>
            <dt className={styles.label}>{PROFILE_MESSAGES.regions}</dt>
            <dd className={styles.value}>{list(currentLanguage.locale(), details.salesRegions.map(String), 'unit')}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
          {PROFILE_MESSAGES.save}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge, maxWidth: '560px' },
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
  },
  actions: { display: 'flex', justifyContent: 'flex-end' },
  facts: { display: 'flex', gap: tokens.spacingHorizontalXXL, margin: 0 },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0 },
});
