import { PasswordField } from '@specbuilder/shared-ui/forms';
import { SECOND_FACTOR_MESSAGES } from '../../messages/second-factor.generated.ts';

const MAX_LENGTH = 128;

/** Requires the password of an account that has one here. */
export function PasswordPart() {
  return (
    <PasswordField
      name="password"
      label={SECOND_FACTOR_MESSAGES.password}
      hint={SECOND_FACTOR_MESSAGES.confirmHint}
      autoComplete="current-password"
      maxLength={MAX_LENGTH}
    />
  );
}
