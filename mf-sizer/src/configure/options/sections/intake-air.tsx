import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { Money, makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import type { IntakeValues } from '../section-changes.ts';
import { CLEAR_OF_FRAME } from './field-styles.ts';
import { AirError } from './section-error.tsx';
import { SectionFields } from './section-fields.tsx';
import { SectionValues } from './section-values.tsx';
import { useSectionForm } from './use-section-form.ts';

const group = OptionGroup.FanIntake;
const ENTERED = ['enteringDryBulbTemp', 'enteringWetBulbTemp'] as const;

/** A second set of filters of the chosen intake, and the air that an evaporative cooler is entered by. */
export function IntakeAir({ page }: { readonly page: GroupsPage }) {
  const { sections } = page;
  const set = sections.intake;
  const chosen = set.intakes.find(({ selected }) => selected);
  return (
    <>
      <AirError page={page} group={group} text={set.coolingErrorMessage} />
      {chosen !== undefined && chosen.extraSetOfFiltersPrice > 0 && (
        <ExtraFilters page={page} price={chosen.extraSetOfFiltersPrice} />
      )}
      {chosen?.isEvaporativeCooler === true && <EnteringAir page={page} />}
    </>
  );
}

function ExtraFilters({ page, price }: { readonly page: GroupsPage; readonly price: number }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const { change, isReadOnly, sections } = page;
  return (
    <div className={styles.filters}>
      <Checkbox
        checked={sections.intake.extraSetOfIntakeFilters}
        disabled={isReadOnly}
        label={{ children: SECTIONS_MESSAGES.extraFilters, className: styles.name }}
        onChange={(_, { checked }) =>
          change({
            kind: 'intake',
            group,
            label: SECTIONS_MESSAGES.extraFilters,
            values: { extraSetOfIntakeFilters: checked === true },
          })
        }
      />
      {arePricesShown && <Money usd={price} signed />}
    </div>
  );
}

function EnteringAir({ page }: { readonly page: GroupsPage }) {
  const { change, isReadOnly, sections } = page;
  const set = sections.intake;
  const fields = useMemo(
    () =>
      ENTERED.map((name) => ({
        name,
        label: SECTIONS_MESSAGES.air[name],
        of: 'temperature' as const,
        value: set[name],
        minimum: -60,
        maximum: 150,
        isOptional: true,
        maxDecimals: 1,
      })),
    [set],
  );
  const form = useSectionForm({
    page,
    group,
    fields,
    send: (values: IntakeValues) => change({ kind: 'intake', group, label: SECTIONS_MESSAGES.intakeAir, values }),
  });
  const { leavingDryBulbTemp: dryBulb, leavingWetBulbTemp: wetBulb } = set;
  return (
    <SectionFields fields={form} isReadOnly={isReadOnly}>
      {dryBulb !== null && wetBulb !== null && (
        <SectionValues
          values={[{ label: SECTIONS_MESSAGES.leavingAir, value: SECTIONS_MESSAGES.bulbs({ dryBulb, wetBulb }) }]}
        />
      )}
    </SectionFields>
  );
}

const useStyles = makeStyles({
  // As the names of the options above it, which are no paler while they are not chosen.
  name: { color: tokens.colorNeutralForeground1 },
  filters: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineEnd: tokens.spacingHorizontalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '& input': CLEAR_OF_FRAME,
    '@media (pointer: coarse)': { minHeight: '44px' },
    fontVariantNumeric: 'tabular-nums',
  },
});
