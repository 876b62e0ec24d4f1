import { type NewProject, newProject } from '@specbuilder/shared-contracts/api';
import { randomId } from '@specbuilder/shared-contracts/domain';
import type { KnownSite, ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { AddressFields, ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { NEW_PROJECT_MESSAGES } from '../../messages/new-project.generated.ts';
import { hasFreeName } from '../project-changes/named-project.ts';
import { useNameInUse } from '../project-changes/use-name-in-use.ts';
import { useCreateProject } from './use-create-project.ts';

interface NewProjectFormProps {
  /** The site that the form begins with, and is named after until the user says otherwise. */
  readonly site: KnownSite | null;
  readonly onCreated: (choice: ProjectChoice) => void;
  readonly onCancel: () => void;
}

const NO_ADDRESS: NonNullable<NewProject['address']> = {
  streetLine1: null,
  streetLine2: null,
  postalCode: '',
  city: null,
  state: null,
  country: null,
};

/** Name and site of a new project. A guest signs in on the way; what was typed is kept and used after that. */
export function NewProjectForm({ site, onCreated, onCancel }: NewProjectFormProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const user = useReadable(platform.session.user);
  const create = useCreateProject();
  const isInUse = useNameInUse(null);
  const [idempotencyKey] = useState(() => randomId());
  const form = useContractForm({
    schema: newProject.check(hasFreeName(isInUse)),
    values: {
      projectName: site === null ? '' : NEW_PROJECT_MESSAGES.nameOfSite({ city: site.city, state: site.state }),
      address: { ...NO_ADDRESS, ...site },
    },
    submit: async (values) => {
      if (user === null) {
        await platform.session.signIn({ continuation: { action: 'CreateProject', data: values } });
        return;
      }
      onCreated(await create(values, idempotencyKey));
    },
  });
  return (
    <ContractFormView form={form} label={NEW_PROJECT_MESSAGES.form} className={styles.form}>
      <TextField
        name="projectName"
        label={NEW_PROJECT_MESSAGES.name}
        hint={NEW_PROJECT_MESSAGES.nameHint}
        required
        maxLength={100}
        autoComplete="off"
      />
      <fieldset className={styles.site}>
        <legend className={styles.legend}>{NEW_PROJECT_MESSAGES.site}</legend>
        <p className={styles.note}>{NEW_PROJECT_MESSAGES.siteHint}</p>
        <AddressFields name="address" reportsUnknownCode="as-toast" />
      </fieldset>
      {user === null && <p className={styles.note}>{NEW_PROJECT_MESSAGES.signInNote}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{NEW_PROJECT_MESSAGES.cancel}</Button>
        <Button type="submit" appearance="primary">
          {NEW_PROJECT_MESSAGES.create}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalMNudge },
  site: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalS,
  },
});
