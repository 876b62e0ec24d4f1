import { API_KEY_SCOPES, type ApiKeyScope } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { useId } from 'react';
import { API_KEYS_MESSAGES } from '../../messages/api-keys.generated.ts';
import { SCOPE_MESSAGES } from './scope-texts.ts';

/** What a new key may do: a box each, with what is behind it. */
export function ScopesField() {
  const styles = useStyles();
  const errorId = useId();
  const { setValue, getFieldState, formState } = useFormContext();
  const chosen = useWatch({ name: 'scopes' }) as readonly ApiKeyScope[];
  const message = getFieldState('scopes', formState).error?.message;
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    setValue('scopes', isOn ? [...chosen, scope] : chosen.filter((item) => item !== scope), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend className={styles.legend}>{API_KEYS_MESSAGES.mayDo}</legend>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <span className={styles.choice}>
              {SCOPE_MESSAGES[scope].label()}
              <span className={styles.hint}>{SCOPE_MESSAGES[scope].hint()}</span>
            </span>
          }
          checked={chosen.includes(scope)}
          onChange={(_, { checked }) => toggle(scope, checked === true)}
        />
      ))}
      <span id={errorId} role="alert" className={styles.error}>
        {message}
      </span>
    </fieldset>
  );
}

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0 },
  choice: { display: 'flex', flexDirection: 'column' },
  hint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  error: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
});
