import { profile, type UserDetails } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { MESSAGES, refusalTexts, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { useEffect } from 'react';
import { PROFILE_TEXTS } from '../words/profile.generated.ts';

/** Name and e-mail; what the server refuses lands on its field and nothing typed is lost. */
export function ProfileForm({ details }: { readonly details: UserDetails }) {
  const styles = useStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { userId, firstName, lastName, email } = details;
  const form = useContractForm({
    schema: profile,
    values: { userId, firstName, lastName, email },
    submit: async (values) => {
      const saved = await platform.api.user.saveProfile(values);
      cache.setQueryData(platform.apiQueries.user.details.queryKey(), saved);
      form.methods.reset({
        userId,
        firstName: saved.firstName,
        lastName: saved.lastName,
        email: saved.email,
      });
      platform.bus.publish('profile-updated', { userId, section: 'profile' });
      void platform.toasts.show({ kind: 'success', title: MESSAGES.profileUpdated, durationMs: TOAST_MS.generic });
    },
    onRefused: (error) => {
      const texts = refusalTexts(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', ...texts, durationMs: TOAST_MS.generic });
    },
  });
  const { isDirty, isSubmitting } = form.methods.formState;
  useEffect(() => platform.navigation.block(() => (isDirty ? PROFILE_TEXTS.unsaved : null)), [platform, isDirty]);
  return (
    <ContractFormView form={form} label={PROFILE_TEXTS.form} className={styles.form}>
      <TextField name="firstName" label={PROFILE_TEXTS.firstName} required autoComplete="given-name" maxLength={50} />
      <TextField name="lastName" label={PROFILE_TEXTS.lastName} required autoComplete="family-name" maxLength={50} />
      <TextField name="email" label={PROFILE_TEXTS.email} required type="email" autoComplete="email" maxLength={254} />
      <dl className={styles.facts}>
        <div>
          <dt className={styles.label}>{PROFILE_TEXTS.userName}</dt>
          <dd className={styles.value}>{details.userName}</dd>
        </div>
        {details.salesRegions.length > 0 && (
          <div>
            <dt className={styles.label}>{PROFILE_TEXTS.regions}</dt>
            <dd className={styles.value}>{list(currentLanguage.locale(), details.salesRegions.map(String), 'unit')}</dd>
          </div>
        )}
      </dl>
      <div>
        <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
          {PROFILE_TEXTS.save}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge, maxWidth: '420px' },
  facts: { display: 'flex', gap: tokens.spacingHorizontalXXL, margin: 0 },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0 },
});
