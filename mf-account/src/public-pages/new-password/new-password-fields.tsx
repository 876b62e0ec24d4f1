import { MAX_PASSWORD_LENGTH } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { PasswordField } from '@specbuilder/shared-ui/forms';
import { NEW_PASSWORD_MESSAGES } from '../../messages/new-password.generated.ts';
import { StrengthHint } from './strength-hint.tsx';

interface NewPasswordFieldsProps {
  readonly name: string;
  readonly label: string;
  readonly repeatName: string;
  readonly repeatLabel: string;
  readonly knownOfUser: readonly string[];
}

/** A new password and its repetition. */
export function NewPasswordFields({ name, label, repeatName, repeatLabel, knownOfUser }: NewPasswordFieldsProps) {
  const styles = useStyles();
  const shared = { autoComplete: 'new-password', maxLength: MAX_PASSWORD_LENGTH } as const;
  return (
    <div className={styles.fields}>
      <PasswordField name={name} label={label} hint={NEW_PASSWORD_MESSAGES.hint} {...shared} />
      <StrengthHint name={name} knownOfUser={knownOfUser} />
      <PasswordField name={repeatName} label={repeatLabel} {...shared} />
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
});
