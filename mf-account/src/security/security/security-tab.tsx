import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ApiKeysSection } from '../api-keys/api-keys-section.tsx';
import { PasswordSection } from '../password/password-section.tsx';
import { PrivacySection } from '../privacy/privacy-section.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { SecondFactorSections } from './second-factor-sections.tsx';

/** How the signed-in user verifies their identity, and what is stored about them: a section each. */
export function SecurityTab({ details }: { readonly details: UserDetails }) {
  const styles = useStyles();
  return (
    <div className={styles.sections}>
      <PasswordSection details={details} />
      <SecondFactorSections />
      <SessionsSection />
      <ApiKeysSection />
      <PrivacySection />
    </div>
  );
}

const useStyles = makeStyles({
  sections: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '572px' },
});
