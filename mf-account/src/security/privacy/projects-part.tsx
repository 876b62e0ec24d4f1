import type { AccountDeletion } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Radio, RadioGroup } from '@specbuilder/shared-ui/data';
import { TextField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';

const MAX_NAME_LENGTH = 254;

/** What becomes of the projects of an account. */
export function ProjectsPart({ count }: { readonly count: number }) {
  const styles = useStyles();
  const { setValue } = useFormContext<AccountDeletion>();
  const fate = useWatch<AccountDeletion, 'projects'>({ name: 'projects' });
  const isProvided = fate === 'hand-over';
  const choose = (value: string) => setValue('projects', value === 'delete' ? 'delete' : 'hand-over');
  return (
    <>
      <Field
        label={PRIVACY_MESSAGES.projectsTitle({ count })}
        hint={isProvided ? PRIVACY_MESSAGES.handOverHint : PRIVACY_MESSAGES.deleteProjectsHint}
      >
        <RadioGroup value={fate} onChange={(_, { value }) => choose(value)} className={styles.choices}>
          <Radio value="hand-over" label={PRIVACY_MESSAGES.handOver} />
          <Radio value="delete" label={PRIVACY_MESSAGES.deleteProjects} />
        </RadioGroup>
      </Field>
      {isProvided && (
        <TextField
          name="colleague"
          label={PRIVACY_MESSAGES.colleague}
          required
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({ choices: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` } });
