import { type Environment, environmentOf } from '@specbuilder/shared-contracts/domain';
import { Button, EmptyState, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { ContractFormView, SelectField, TextField, useWatch } from '@specbuilder/shared-ui/forms';
import { CLONE_PROJECT_MESSAGES } from '../messages/clone-project.generated.ts';
import { destinationOf, environmentName, environmentOfSource, sourcesOf } from './environments.ts';
import { useCloneForm } from './use-clone-form.ts';

/** Copies a project by its reference id; offered in the four environments that the utility knows (VAL-024). */
export function CloneUtility() {
  const { environment } = useReadable(usePlatform().settings).app;
  const here = environmentOf(environment);
  if (here === undefined) {
    const text = CLONE_PROJECT_MESSAGES.unavailableText({ environment });
    return <EmptyState title={CLONE_PROJECT_MESSAGES.unavailable} text={text} />;
  }
  return <CloneForm here={here} />;
}

function CloneForm({ here }: { readonly here: Environment }) {
  const styles = useStyles();
  const form = useCloneForm();
  const { isSubmitting } = form.methods.formState;
  return (
    <ContractFormView form={form} label={CLONE_PROJECT_MESSAGES.form} className={styles.form}>
      <SelectField name="source" label={CLONE_PROJECT_MESSAGES.source} options={sourcesOf(here)} isNumeric />
      <TextField
        name="referenceId"
        label={CLONE_PROJECT_MESSAGES.referenceId}
        hint={CLONE_PROJECT_MESSAGES.referenceIdHint}
        required
        maxLength={40}
        autoComplete="off"
      />
      <Destination here={here} />
      <Button type="submit" appearance="primary" className={styles.button} disabledFocusable={isSubmitting}>
        {CLONE_PROJECT_MESSAGES.clone}
      </Button>
    </ContractFormView>
  );
}

/** Where work goes from the chosen source, and where the copy is made. */
function Destination({ here }: { readonly here: Environment }) {
  const styles = useStyles();
  const source = Number(useWatch({ name: 'source' }));
  const destination = environmentName(destinationOf(source, here));
  return (
    <p className={styles.note}>
      <strong className={styles.destination}>
        {CLONE_PROJECT_MESSAGES.destination({
          source: environmentName(environmentOfSource(source, here)),
          destination,
        })}
      </strong>
      {CLONE_PROJECT_MESSAGES.destinationNote({ destination, here: environmentName(here) })}
    </p>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '480px' },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  destination: { display: 'block', color: tokens.colorNeutralForeground1 },
  button: { alignSelf: 'flex-start' },
});
