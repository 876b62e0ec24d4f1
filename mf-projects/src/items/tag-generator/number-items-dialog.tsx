import { type Project, type ProjectItem, tagNumbering } from '@specbuilder/shared-contracts/api';
import { taggedCopies } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm, useWatch } from '@specbuilder/shared-ui/forms';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { TAG_GENERATOR_MESSAGES } from '../../messages/tag-generator.generated.ts';
import { CountField } from './count-field.tsx';
import { nextNumberedTag } from './numbered-tag.ts';
import { useNumberItems } from './use-number-items.ts';

interface NumberItemsDialogProps {
  readonly project: Project;
  readonly items: readonly ProjectItem[];
  readonly onClose: () => void;
}

/** Numbers the tags of items that are there, in the order of the list. */
export default function NumberItemsDialog({ project, items, onClose }: NumberItemsDialogProps) {
  const styles = useStyles();
  const surface = useReturnFocus(true);
  const [ordered] = useState(() => [...items].sort((a, b) => a.itemIndex - b.itemIndex));
  const number = useNumberItems(project.projectId);
  const form = useContractForm({
    schema: tagNumbering,
    values: proposal(project, ordered),
    submit: async (numbering) => {
      const tags = tagsOf(numbering, ordered.length);
      await number(ordered.map((item, index) => ({ item, tag: tags[index] ?? null })));
      onClose();
    },
  });
  const [newTag, startNumber] = useWatch({ control: form.methods.control, name: ['newTag', 'startNumber'] });
  const tags = tagsOf({ newTag, startNumber }, ordered.length);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface ref={surface} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{TAG_GENERATOR_MESSAGES.numberTitle}</DialogTitle>
          <DialogContent>
            <ContractFormView form={form} label={TAG_GENERATOR_MESSAGES.numberTitle} className={styles.form}>
              <p className={styles.lead}>{TAG_GENERATOR_MESSAGES.numberLead({ count: ordered.length })}</p>
              <TextField name="newTag" label={TAG_GENERATOR_MESSAGES.prefix} maxLength={50} autoComplete="off" />
              <CountField name="startNumber" label={TAG_GENERATOR_MESSAGES.startNumber} />
              <output className={styles.tags} aria-label={TAG_GENERATOR_MESSAGES.preview}>
                {rangeOf(tags)}
              </output>
              <div className={styles.actions}>
                <Button onClick={onClose}>{TAG_GENERATOR_MESSAGES.cancel}</Button>
                <Button
                  type="submit"
                  appearance="primary"
                  disabledFocusable={form.methods.formState.isSubmitting || tags.length === 0}
                >
                  {TAG_GENERATOR_MESSAGES.number({ count: ordered.length })}
                </Button>
              </div>
            </ContractFormView>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface Numbering {
  readonly newTag: string | null;
  readonly startNumber: number;
}

/** The first item's tag without its number, from its own number on; behind the others where it has none. */
function proposal({ projectItems }: Project, [first]: readonly ProjectItem[]): Numbering {
  if (first === undefined) return { newTag: null, startNumber: 1 };
  const { prefix, startNumber } = nextNumberedTag(first, projectItems);
  const [number] = /\d{1,5}$/.exec(first.tag ?? '') ?? [];
  return { newTag: prefix, startNumber: number === undefined ? startNumber : Number(number) };
}

function tagsOf({ newTag, startNumber }: Numbering, quantity: number): string[] {
  if (!Number.isInteger(startNumber) || startNumber < 0) return [];
  return taggedCopies({ tag: newTag ?? '', quantity, startNumber, makeOneCopy: false }).map(({ tag }) => tag);
}

function rangeOf(tags: readonly string[]): string {
  const [first, last] = [tags[0], tags.at(-1)];
  if (first === undefined || last === undefined) return TAG_GENERATOR_MESSAGES.numberNeeds;
  return first === last ? first : TAG_GENERATOR_MESSAGES.previewRange({ first, last });
}

const useStyles = makeStyles({
  surface: {
    maxWidth: '420px',
    '@media (max-width: 639.98px)': { maxWidth: `calc(100vw - 2 * ${tokens.spacingHorizontalM})` },
  },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  tags: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
});
