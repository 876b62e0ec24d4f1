import { MAX_OWN_TERMS, type OwnTerms } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Checkbox, Field, Spinner, Textarea } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useState } from 'react';
import { OWN_TERMS_MESSAGES as MESSAGES } from '../../messages/own-terms.generated.ts';
import { useSaveOwnTerms } from './use-save-own-terms.ts';

interface OwnTermsChoiceProps {
  readonly projectId: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Terms and conditions that a project's quotations print beside those of the brand, or in their place. */
export function OwnTermsChoice({ projectId, isOpen, onOpen }: OwnTermsChoiceProps) {
  if (isOpen) return <LoadedTerms projectId={projectId} onDone={() => onOpen(false)} />;
  return (
    <div>
      <Button onClick={() => onOpen(true)}>{MESSAGES.edit}</Button>
    </div>
  );
}

interface LoadedTermsProps extends Pick<OwnTermsChoiceProps, 'projectId'> {
  readonly onDone: () => void;
}

function LoadedTerms({ projectId, onDone }: LoadedTermsProps) {
  const { apiQueries } = usePlatform();
  const kept = useQuery(apiQueries.deliverables.ownTerms.queryOptions({ input: { projectId } }));
  if (kept.data !== undefined) return <OwnTermsFields projectId={projectId} kept={kept.data} onDone={onDone} />;
  if (!kept.isError) return <Spinner size="tiny" label={MESSAGES.loading} />;
  return (
    <div>
      <p role="status">{MESSAGES.failed}</p>
      <Button onClick={onDone}>{MESSAGES.cancel}</Button>
    </div>
  );
}

interface OwnTermsFieldsProps extends LoadedTermsProps {
  /** What the fields begin with; read again, it does not replace what is typed. */
  readonly kept: OwnTerms;
}

function OwnTermsFields({ projectId, kept, onDone }: OwnTermsFieldsProps) {
  const styles = useStyles();
  const [own, setOwn] = useState(kept);
  const { save, isSaving } = useSaveOwnTerms(projectId, onDone);
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.title}>{MESSAGES.title}</legend>
      <Field label={MESSAGES.text} hint={MESSAGES.hint({ most: MAX_OWN_TERMS })}>
        <Textarea
          rows={6}
          resize="vertical"
          maxLength={MAX_OWN_TERMS}
          value={own.text}
          onChange={(_, { value }) => setOwn({ ...own, text: value })}
        />
      </Field>
      <Checkbox
        checked={own.replacesBrand}
        onChange={(_, { checked }) => setOwn({ ...own, replacesBrand: checked === true })}
        label={MESSAGES.replacesBrand}
      />
      <div className={styles.actions}>
        <Button disabledFocusable={isSaving} onClick={() => save(own)}>
          {MESSAGES.save}
        </Button>
        <Button onClick={onDone}>{MESSAGES.cancel}</Button>
      </div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  terms: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  title: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
});
