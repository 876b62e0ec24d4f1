import {
  DATE_FORMATS,
  type FactsResponse,
  PROJECT_NUMBERS,
  PROJECT_PARTIES,
  type ProjectFact,
  SUBMITTAL_STATUSES,
} from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CheckboxField, ContractFormView, SelectField, TextField } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { PROJECT_FACTS_MESSAGES as MESSAGES } from '../../messages/project-facts.generated.ts';
import { useFactsForm } from './use-project-facts.ts';

interface FactsFieldsProps {
  readonly projectId: string;
  readonly saved: FactsResponse;
  readonly isReadOnly: boolean;
  readonly onDone: () => void;
}

/** All of it may stay empty: what is empty is not printed. */
export function FactsFields({ projectId, saved, isReadOnly, onDone }: FactsFieldsProps) {
  const styles = useStyles();
  const form = useFactsForm(projectId, saved, onDone);
  const { isSubmitting } = form.methods.formState;
  return (
    <ContractFormView form={form} label={MESSAGES.title} className={styles.form}>
      <Group title={MESSAGES.groups.parties} isReadOnly={isReadOnly}>
        {PROJECT_PARTIES.map(factField)}
      </Group>
      <Group title={MESSAGES.groups.numbers} isReadOnly={isReadOnly}>
        {PROJECT_NUMBERS.map(factField)}
        <SelectField
          name="facts.status"
          label={MESSAGES.fields.status}
          emptyLabel={MESSAGES.noStatus}
          options={SUBMITTAL_STATUSES.map((value) => ({ value, label: MESSAGES.statuses[value] }))}
        />
      </Group>
      <Group title={MESSAGES.groups.preparedBy} isReadOnly={isReadOnly}>
        {(['firstName', 'lastName'] as const).map(factField)}
        <SelectField
          name="facts.dateFormat"
          label={MESSAGES.fields.dateFormat}
          emptyLabel={MESSAGES.languageDates}
          options={DATE_FORMATS.map((value) => ({ value, label: MESSAGES.dateFormats[value] }))}
        />
      </Group>
      {!isReadOnly && (
        <>
          <CheckboxField name="areDefaults" label={MESSAGES.areDefaults} />
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
              {MESSAGES.save}
            </Button>
            <Button onClick={onDone}>{MESSAGES.cancel}</Button>
          </div>
        </>
      )}
    </ContractFormView>
  );
}

function factField(name: Exclude<ProjectFact, 'status' | 'dateFormat' | 'scheduleColumns'>) {
  return <TextField key={name} name={`facts.${name}`} label={MESSAGES.fields[name]} autoComplete="off" />;
}

interface GroupProps {
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** Viewers cannot change the fields. */
function Group({ title, isReadOnly, children }: GroupProps) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group} disabled={isReadOnly}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: {
    padding: 0,
    marginBottom: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
