import { MAX_USER_NAME_LENGTH } from '@specbuilder/shared-contracts/api';
import { formatPhone } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField } from '@specbuilder/shared-ui/forms';
import { REGISTER_MESSAGES } from '../../messages/register.generated.ts';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';
import { useFormStyles } from '../public-page/form-styles.ts';
import { PublicPage } from '../public-page/public-page.tsx';
import { SignInLink } from '../public-page/sign-in-link.tsx';
import { PlaceOfCode } from './place-of-code.tsx';
import { useRegistration } from './use-registration.ts';

/** A guest makes an account (ACC-023). */
export function RegisterPage() {
  const styles = useStyles();
  const shared = useFormStyles();
  const form = useRegistration();
  const [username, email, companyName] = form.methods.watch(['username', 'email', 'companyName']);
  return (
    <PublicPage
      state="app.account.register"
      title={REGISTER_MESSAGES.title}
      lead={REGISTER_MESSAGES.lead}
      links={<SignInLink lead={REGISTER_MESSAGES.haveAccount} />}
    >
      <ContractFormView form={form} label={REGISTER_MESSAGES.title} className={shared.form}>
        <div className={styles.pair}>
          <TextField
            name="username"
            label={REGISTER_MESSAGES.userName}
            hint={REGISTER_MESSAGES.userNameHint}
            required
            autoComplete="username"
            maxLength={MAX_USER_NAME_LENGTH}
          />
          <TextField
            name="email"
            label={REGISTER_MESSAGES.email}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <TextField
            name="companyName"
            label={REGISTER_MESSAGES.company}
            required
            autoComplete="organization"
            maxLength={100}
          />
          <TextField
            name="phoneNumber"
            label={REGISTER_MESSAGES.phone}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            format={formatPhone}
          />
        </div>
        <NewPasswordFields
          name="password"
          label={REGISTER_MESSAGES.password}
          repeatName="passwordConfirm"
          repeatLabel={REGISTER_MESSAGES.repeat}
          knownOfUser={[username, email, companyName]}
        />
        <div className={styles.pair}>
          <PlaceOfCode />
        </div>
        <div className={shared.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {REGISTER_MESSAGES.create}
          </Button>
        </div>
      </ContractFormView>
    </PublicPage>
  );
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
});
