import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { PASSWORD_FIELD_MESSAGES } from '../messages/password-field.generated.ts';
import { useContractField } from './use-contract-field.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Which one a password manager fills in or makes up. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly maxLength: number;
}

/** A password that its user may look at. */
export function PasswordField({ name, label, hint, autoComplete, maxLength }: PasswordFieldProps) {
  const styles = useStyles();
  const { field, fieldState } = useContractField(name);
  const [isShown, setIsShown] = useState(false);
  const message = fieldState.error?.message;
  return (
    <Field label={label} required validationMessage={message ?? null} hint={message === undefined ? hint : null}>
      <Input
        ref={field.ref}
        name={name}
        type={isShown ? 'text' : 'password'}
        className={styles.input}
        value={field.value ?? ''}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        onChange={(_, { value }) => field.onChange(value)}
        onBlur={() => field.onBlur()}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={PASSWORD_FIELD_MESSAGES.show({ field: label })}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
    </Field>
  );
}

const useStyles = makeStyles({ input: { minWidth: 0, '& input': { width: '100%', minWidth: 0 } } });
