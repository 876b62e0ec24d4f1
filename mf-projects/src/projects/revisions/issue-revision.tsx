import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { newRevision } from '@specbuilder/shared-contracts/api';
import { randomId } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextAreaField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useState } from 'react';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';

interface IssueRevisionProps {
  readonly projectId: string;
  readonly nextNumber: string;
  readonly isFirst: boolean;
}

/** Opens the form of a new revision, in the place of its button. */
export function IssueRevision({ projectId, nextNumber, isFirst }: IssueRevisionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [issued, setIssued] = useState<string | null>(null);
  const close = (number: string | null) => {
    setIssued(number);
    setIsOpen(false);
  };
  if (isOpen) return <IssueForm projectId={projectId} nextNumber={nextNumber} onDone={close} />;
  return (
    <div>
      <div role="status">
        <VisuallyHidden>{issued === null ? '' : REVISIONS_MESSAGES.issued({ number: issued })}</VisuallyHidden>
      </div>
      <Button appearance={isFirst ? 'primary' : 'secondary'} icon={<AddRegular />} onClick={() => setIsOpen(true)}>
        {REVISIONS_MESSAGES.issue}
      </Button>
    </div>
  );
}

interface IssueFormProps {
  readonly projectId: string;
  readonly nextNumber: string;
  /** With the number that was issued, or null. */
  readonly onDone: (number: string | null) => void;
}

function IssueForm({ projectId, nextNumber, onDone }: IssueFormProps) {
  const styles = useStyles();
  const { api, apiQueries, bus, queries } = usePlatform();
  const [idempotencyKey] = useState(() => randomId());
  const form = useContractForm({
    schema: newRevision,
    values: { number: nextNumber, name: '', note: '' },
    submit: async (fields) => {
      const { number } = await api.projects.revisions.issue({ projectId, ...fields }, { context: { idempotencyKey } });
      await Promise.all([
        queries.invalidateQueries({ queryKey: apiQueries.projects.revisions.key() }),
        queries.invalidateQueries({ queryKey: apiQueries.projects.read.key({ input: { projectId } }) }),
      ]);
      bus.publish('project-updated', { projectId, changed: ['other'] });
      onDone(number);
    },
  });
  const { isSubmitting } = form.methods.formState;
  return (
    <ContractFormView form={form} label={REVISIONS_MESSAGES.issueForm} className={styles.form}>
      <div className={styles.head}>
        <TextField
          name="number"
          label={REVISIONS_MESSAGES.number}
          hint={REVISIONS_MESSAGES.numberHint}
          maxLength={3}
          autoComplete="off"
        />
        <TextField
          name="name"
          label={REVISIONS_MESSAGES.name}
          hint={REVISIONS_MESSAGES.nameHint}
          required
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <TextAreaField name="note" label={REVISIONS_MESSAGES.note} rows={2} maxLength={500} />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={isSubmitting}>
          {isSubmitting ? REVISIONS_MESSAGES.saving : REVISIONS_MESSAGES.save}
        </Button>
        <Button onClick={() => onDone(null)}>{REVISIONS_MESSAGES.cancel}</Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS },
});
