import { dutyFields } from '@specbuilder/shared-contracts/api';
import { isSameName } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input } from '@specbuilder/shared-ui/data';
import { type FormEvent, useState } from 'react';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';

interface NewTagProps {
  readonly tags: readonly string[];
  readonly onAdd: (tag: string) => void;
}

/** A manually added row starts with its tag; its values are typed into the grid. */
export function NewTag({ tags, onAdd }: NewTagProps) {
  const styles = useStyles();
  const [tag, setTag] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemOf(tag, tags);
    setProblem(wrong);
    if (wrong !== null) return;
    onAdd(tag.trim());
    setTag('');
  };
  return (
    <form className={styles.form} noValidate onSubmit={add}>
      <Field
        label={SCHEDULED_MESSAGES.newTag}
        validationMessage={problem}
        validationState={problem === null ? 'none' : 'error'}
      >
        <Input
          autoComplete="off"
          value={tag}
          onChange={(_, { value }) => {
            setTag(value);
            setProblem(null);
          }}
        />
      </Field>
      <Button type="submit" className={styles.add}>
        {SCHEDULED_MESSAGES.addRow}
      </Button>
    </form>
  );
}

function problemOf(tag: string, tags: readonly string[]): string | null {
  if (tags.some((other) => isSameName(other, tag))) return SCHEDULED_MESSAGES.tagInUse;
  return dutyFields.shape.tag.safeParse(tag).error?.issues[0]?.message ?? null;
}

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Beside the field, below its label.
  add: { marginTop: '24px' },
});
