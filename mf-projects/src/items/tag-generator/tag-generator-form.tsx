import { type Project, type ProjectItem, tagForm } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Switch } from '@specbuilder/shared-ui/data';
import { CheckboxField, ContractFormView, TextField, useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';
import { CountField } from './count-field.tsx';
import { nextNumberedTag } from './numbered-tag.ts';
import { previewOf } from './preview.ts';
import { useGenerate } from './use-generate.ts';

interface TagGeneratorFormProps {
  readonly project: Project;
  readonly item: ProjectItem;
  readonly onClose: () => void;
}

/** Plain: one copy with tag and quantity. Advanced: numbered copies, or one for the whole range. */
export function TagGeneratorForm({ project, item, onClose }: TagGeneratorFormProps) {
  const styles = useStyles();
  const generate = useGenerate(project, item);
  const next = nextNumberedTag(item, project.projectItems);
  const form = useContractForm({
    schema: tagForm,
    values: { newTag: item.tag, newQuant: 1, startNumber: null as number | null, makeOneCopy: true },
    submit: async (values) => {
      await generate(values);
      onClose();
    },
  });
  const { control, setValue, formState } = form.methods;
  const [newTag, newQuant, startNumber, makeOneCopy] = useWatch({
    control,
    name: ['newTag', 'newQuant', 'startNumber', 'makeOneCopy'],
  });
  // Without advanced generation there is no start number and one copy is made (TAG-005).
  const isAdvanced = startNumber !== null;
  const setAdvanced = (advanced: boolean) => {
    setValue('startNumber', advanced ? next.startNumber : null);
    setValue('newTag', advanced ? next.prefix : item.tag);
    setValue('makeOneCopy', !advanced);
  };
  const preview = previewOf({ newTag, newQuant, startNumber, makeOneCopy });
  return (
    <ContractFormView form={form} label={TAG_GENERATOR_MESSAGES.form} className={styles.form}>
      <p className={styles.lead}>{TAG_GENERATOR_MESSAGES.lead({ item: item.modelDisplayAs })}</p>
      <Switch
        label={TAG_GENERATOR_MESSAGES.advanced}
        checked={isAdvanced}
        onChange={(_, { checked }) => setAdvanced(checked)}
      />
      <TextField
        name="newTag"
        label={isAdvanced ? TAG_GENERATOR_MESSAGES.prefix : TAG_GENERATOR_MESSAGES.tag}
        maxLength={50}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <CountField name="newQuant" label={TAG_GENERATOR_MESSAGES.quantity} />
        {isAdvanced && <CountField name="startNumber" label={TAG_GENERATOR_MESSAGES.startNumber} />}
      </div>
      {isAdvanced && <CheckboxField name="makeOneCopy" label={TAG_GENERATOR_MESSAGES.makeOneCopy} />}
      <div className={styles.preview}>
        <span className={styles.label}>{TAG_GENERATOR_MESSAGES.preview}</span>
        <output className={styles.tags} data-testid="tag-preview">
          {preview.text}
        </output>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{TAG_GENERATOR_MESSAGES.cancel}</Button>
        <Button type="submit" appearance="primary" disabledFocusable={formState.isSubmitting || preview.copies === 0}>
          {preview.copies === 0
            ? TAG_GENERATOR_MESSAGES.generateNone
            : TAG_GENERATOR_MESSAGES.generate({ count: preview.copies })}
        </Button>
      </div>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
  },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  tags: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});
