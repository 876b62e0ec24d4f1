import { COMPANY_TEMPLATE_LIMITS, type CompanyTemplate } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Field, Textarea } from '@specbuilder/shared-ui/data';
import { useEffect, useState } from 'react';
import { COMPANY_TEMPLATE_MESSAGES as MESSAGES } from '../../messages/company-template.generated.ts';
import { LogoField } from './logo-field.tsx';
import { useSaveTemplate } from './use-save-template.ts';

interface TemplateFieldsProps {
  readonly kept: CompanyTemplate;
  readonly company: string;
}

export function TemplateFields({ kept, company }: TemplateFieldsProps) {
  const styles = useStyles();
  const { navigation } = usePlatform();
  const keptLines = kept.titleBlock.join('\n');
  /** The address of a chosen picture, null for none; undefined leaves the kept one. */
  const [logo, setLogo] = useState<string | null>();
  const [text, setText] = useState(keptLines);
  const { save, isSaving, errors } = useSaveTemplate();
  const isChanged = logo !== undefined || text !== keptLines;
  useEffect(() => navigation.block(() => (isChanged ? MESSAGES.unsaved : null)), [navigation, isChanged]);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <form
      className={styles.form}
      aria-label={MESSAGES.title}
      onSubmit={(event) => {
        event.preventDefault();
        save({ logo, titleBlock: lines });
      }}
    >
      <p className={styles.lead}>{MESSAGES.lead}</p>
      <LogoField
        source={logo === undefined ? (kept.logo?.source ?? null) : logo}
        company={company}
        error={errors.logo}
        onChange={setLogo}
      />
      <Field
        label={MESSAGES.titleBlock}
        hint={errors.titleBlock === null ? MESSAGES.titleBlockHint({ lines: COMPANY_TEMPLATE_LIMITS.lines }) : null}
        validationMessage={errors.titleBlock}
      >
        <Textarea
          value={text}
          rows={COMPANY_TEMPLATE_LIMITS.lines}
          resize="vertical"
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={!isChanged || isSaving}>
          {MESSAGES.save}
        </Button>
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', justifyContent: 'flex-end' },
});
