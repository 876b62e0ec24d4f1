import { OPTION_MENU_DELAY_MS } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useCallback } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { GroupsPage } from './groups-page.ts';
import { useItemState } from './item-state.ts';
import { useFieldStyles } from './sections/field-styles.ts';
import { useDelayedEntry } from './sections/use-delayed-entry.ts';

interface HingeChoiceProps {
  readonly page: GroupsPage;
  readonly group: string;
}

/** Kind of hinge on the curb, once a hinge base is chosen. */
export function HingeChoice({ page, group }: HingeChoiceProps) {
  const styles = { ...useFieldStyles(), ...useStyles() };
  const { curbs, change, isReadOnly } = page;
  const { isProcessing } = useItemState();
  const { hingeOptions, selectedHingeBaseId, isHingeable } = curbs;
  const curbId = curbs.curbs.find(({ selected }) => selected)?.id ?? null;
  const send = useCallback(
    (value: string) => {
      const hinge = hingeOptions.find(({ id }) => String(id) === value);
      if (hinge) change({ kind: 'curb', curbId, hingeOptionId: hinge.id, group, label: hinge.description });
    },
    [hingeOptions, curbId, change, group],
  );
  const stored = String(selectedHingeBaseId ?? '');
  // Arrow keys through the menu make one change (OPT-041).
  const [shown, choose] = useDelayedEntry({ stored, delayMs: OPTION_MENU_DELAY_MS, isProcessing, send });
  return (
    <Field label={OPTIONS_MESSAGES.hinge} className={styles.hinge}>
      <Select
        className={styles.select}
        disabled={isReadOnly || !isHingeable}
        value={shown}
        onChange={(_, { value }) => choose(value)}
      >
        {hingeOptions.map(({ id, description }) => (
          <option key={id} value={String(id)}>
            {description}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const useStyles = makeStyles({
  hinge: { maxWidth: '320px', padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} 44px` },
});
