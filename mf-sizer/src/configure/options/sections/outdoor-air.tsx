import { OPTION_MENU_DELAY_MS, OptionGroup } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { useCallback, useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { useItemState } from '../item-state.ts';
import { useFieldStyles } from './field-styles.ts';
import type { SectionField } from './section-entries.ts';
import { SectionFields } from './section-fields.tsx';
import { SectionValues } from './section-values.tsx';
import { useDelayedEntry } from './use-delayed-entry.ts';
import { useSectionForm } from './use-section-form.ts';

const group = OptionGroup.ReturnAirVolume;

interface OutdoorAirProps {
  readonly page: GroupsPage;
}

/** How much of mixed air comes from outside, as a share or a volume. */
export function OutdoorAir({ page }: OutdoorAirProps) {
  const { rating, sections } = page;
  const total = rating?.requiredCfm ?? 0;
  const isVolume = sections.returnAir.returnAirSetMode === 'volume' && total > 0;
  // What was typed as a share is none of the volume.
  return <MixedAir key={String(isVolume)} page={page} total={total} isVolume={isVolume} />;
}

interface MixedAirProps extends OutdoorAirProps {
  /** Air of the unit, cfm. */
  readonly total: number;
  readonly isVolume: boolean;
}

function MixedAir({ page, total, isVolume }: MixedAirProps) {
  const { change, isReadOnly, sections } = page;
  const { returnAirSetMode, outdoorAirPercentage, outdoorAirVolume } = sections.returnAir;
  const { value: percentage, display } = outdoorAirPercentage;
  const fields = useMemo((): readonly SectionField[] => {
    const field = { name: 'outdoorAir', label: SECTIONS_MESSAGES.outdoorAir, minimum: 0 };
    return isVolume
      ? [{ ...field, of: 'airflow', value: outdoorAirVolume, maximum: total, maxDecimals: 0 }]
      : [{ ...field, of: 'share', value: percentage, maximum: 100, maxDecimals: 2 }];
  }, [isVolume, outdoorAirVolume, percentage, total]);
  const send = ({ outdoorAir: entered = 0 }: { readonly outdoorAir?: number }) => {
    change({
      kind: 'returnAir',
      group,
      label: SECTIONS_MESSAGES.outdoorAir,
      values: { returnAirSetMode, outdoorAirPercentage: isVolume ? (100 * entered) / total : entered },
    });
  };
  const form = useSectionForm({ page, group, fields, send });
  const airflow = formatQuantity(outdoorAirVolume, 'airflow');
  return (
    <SectionFields fields={form} isReadOnly={isReadOnly}>
      <EnteredAs page={page} isDisabled={isReadOnly || form.some(({ wrong }) => wrong !== null)} />
      <SectionValues values={[{ label: SECTIONS_MESSAGES.shareAndVolume, value: `${display} · ${airflow}` }]} />
    </SectionFields>
  );
}

function EnteredAs({ page, isDisabled }: OutdoorAirProps & { readonly isDisabled: boolean }) {
  const styles = useFieldStyles();
  const { change, sections } = page;
  const { isProcessing } = useItemState();
  const send = useCallback(
    (mode: string) =>
      change({
        kind: 'returnAir',
        group,
        label: SECTIONS_MESSAGES.outdoorAir,
        values: { returnAirSetMode: mode === 'volume' ? 'volume' : 'percentage' },
      }),
    [change],
  );
  const stored = sections.returnAir.returnAirSetMode;
  const [mode, choose] = useDelayedEntry<string>({ stored, delayMs: OPTION_MENU_DELAY_MS, isProcessing, send });
  return (
    <Field label={SECTIONS_MESSAGES.enteredAs} className={styles.field}>
      <Select className={styles.select} disabled={isDisabled} value={mode} onChange={(_, { value }) => choose(value)}>
        <option value="percentage">{SECTIONS_MESSAGES.percentage}</option>
        <option value="volume">{SECTIONS_MESSAGES.volume}</option>
      </Select>
    </Field>
  );
}
