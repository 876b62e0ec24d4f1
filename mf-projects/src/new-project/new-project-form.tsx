import { newProject } from '@specbuilder/shared-contracts/api';
import { ERRORS, formatPostalCode } from '@specbuilder/shared-contracts/domain';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm, usePlaceOfPostalCode } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { NEW_PROJECT_TEXTS } from '../words/new-project.generated.ts';
import { useCreateProject } from './use-create-project.ts';

interface NewProjectFormProps {
  readonly onCreated: (choice: ProjectChoice) => void;
  readonly onCancel: () => void;
}

/** Name and site of a new project. A guest signs in on the way; what was typed is kept and used after that. */
export function NewProjectForm({ onCreated, onCancel }: NewProjectFormProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const create = useCreateProject();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useContractForm({
    schema: newProject,
    values: { projectName: '', address: { postalCode: '', city: null, state: null, country: null } },
    submit: async (values) => {
      if (user === null) {
        await platform.session.signIn({ continuation: { action: 'CreateProject', data: values } });
        return;
      }
      onCreated(await create(values, idempotencyKey));
    },
  });
  return (
    <ContractFormView form={form} label={NEW_PROJECT_TEXTS.form} className={styles.form}>
      <TextField
        name="projectName"
        label={NEW_PROJECT_TEXTS.name}
        hint={NEW_PROJECT_TEXTS.nameHint}
        required
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        name="address.postalCode"
        label={NEW_PROJECT_TEXTS.postalCode}
        hint={NEW_PROJECT_TEXTS.postalCodeHint}
        autoComplete="postal-code"
        format={formatPostalCode}
      />
      <FoundSite />
      {user === null && <p className={styles.note}>{NEW_PROJECT_TEXTS.signInNote}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{NEW_PROJECT_TEXTS.cancel}</Button>
        <Button type="submit" appearance="primary">
          {NEW_PROJECT_TEXTS.create}
        </Button>
      </div>
    </ContractFormView>
  );
}

function FoundSite() {
  const styles = useStyles();
  const place = usePlaceOfPostalCode('address');
  return (
    <p className={styles.place} role="status">
      {place.status === 'found' && NEW_PROJECT_TEXTS.place({ city: place.city, state: place.state })}
      {place.status === 'unknown' && ERRORS.enterValidPostalCode}
    </p>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  place: { margin: 0, minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground2 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
});
