import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface HingeChoiceProps {
  readonly page: OptionsPageState;
  readonly group: string;
}

/** Kind of hinge on the curb, once a hinge base is chosen. */
export function HingeChoice({ page, group }: HingeChoiceProps) {
  const styles = useStyles();
  const { curbs, change, isReadOnly } = page;
  const curbId = curbs.curbs.find(({ selected }) => selected)?.id ?? null;
  return (
    <Field label={OPTIONS_TEXTS.hinge} className={styles.field}>
      <Select
        disabled={isReadOnly || !curbs.isHingeable}
        value={String(curbs.selectedHingeBaseId ?? '')}
        onChange={(_, { value }) => {
          const hinge = curbs.hingeOptions.find(({ id }) => String(id) === value);
          if (hinge) change({ kind: 'curb', curbId, hingeOptionId: hinge.id, group, label: hinge.description });
        }}
      >
        {curbs.hingeOptions.map(({ id, description }) => (
          <option key={id} value={String(id)}>
            {description}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  field: { maxWidth: '320px', padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} 44px` },
});
