import type { LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { ROOM_MASSES } from '@specbuilder/shared-contracts/domain';
import { Field, Select } from '@specbuilder/shared-ui/data';
import { QuantityField, SelectField, useFormContext } from '@specbuilder/shared-ui/forms';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { SPACE_TYPES, type SpaceType, withSpaceType } from '../presets/space-types.ts';
import { FieldGrid, FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';

/** How large the space is, and what is wanted in it. */
export function SpaceSection() {
  return (
    <FormSection title={BUILDING_MESSAGES.space}>
      <FieldGrid>
        <QuantityField name="building.floorArea" of="area" label={BUILDING_MESSAGES.floorArea} />
        <QuantityField
          name="building.volume"
          of={MEASURES.volume}
          label={BUILDING_MESSAGES.volume}
          hint={BUILDING_MESSAGES.volumeHint}
        />
        <QuantityField name="building.perimeter" of="length" label={BUILDING_MESSAGES.perimeter} />
        <QuantityField name="building.edgeLoss" of={MEASURES.edgeLoss} label={BUILDING_MESSAGES.edgeLoss} />
        <SelectField
          name="building.mass"
          label={BUILDING_MESSAGES.mass}
          options={ROOM_MASSES.map((value) => ({ value, label: BUILDING_MESSAGES.masses({ mass: value }) }))}
        />
        <QuantityField name="building.indoor.summerDryBulb" of="temperature" label={BUILDING_MESSAGES.indoorSummer} />
        <QuantityField
          name="building.indoor.relativeHumidity"
          of={MEASURES.coefficient}
          label={BUILDING_MESSAGES.humidity}
          hint={BUILDING_MESSAGES.partHint}
        />
        <QuantityField name="building.indoor.winterDryBulb" of="temperature" label={BUILDING_MESSAGES.indoorWinter} />
        <QuantityField name="building.indoor.supplyDryBulb" of="temperature" label={BUILDING_MESSAGES.supplyAir} />
        <MonthsField />
      </FieldGrid>
    </FormSection>
  );
}

/** Months whose hottest day is tried; south-facing glass peaks when the sun is low. */
const MONTHS = { july: [7], summer: [6, 7, 8, 9], year: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } as const;
const PERIODS = Object.keys(MONTHS) as (keyof typeof MONTHS)[];

function MonthsField() {
  const { watch, setValue } = useFormContext<LoadCalculationForm>();
  const months = watch('building.months').join();
  const period = PERIODS.find((name) => MONTHS[name].join() === months);
  return (
    <Field label={BUILDING_MESSAGES.months}>
      <Select
        value={period ?? ''}
        onChange={(_, { value }) => {
          const chosen = PERIODS.find((name) => name === value);
          if (chosen !== undefined) setValue('building.months', [...MONTHS[chosen]], { shouldDirty: true });
        }}
      >
        {period === undefined && <option value="">{BUILDING_MESSAGES.otherMonths}</option>}
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {BUILDING_MESSAGES.periods({ period: name })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Fills in typical values for a kind of space, which the user may change afterwards. */
export function SpaceTypeSelect() {
  const { getValues, setValue } = useFormContext<LoadCalculationForm>();
  const fill = (type: SpaceType) => {
    const { occupancy, outdoorAir } = withSpaceType(getValues('building'), type);
    setValue('building.occupancy', occupancy, { shouldDirty: true, shouldValidate: true });
    setValue('building.outdoorAir', outdoorAir, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Select
      aria-label={BUILDING_MESSAGES.spaceType}
      value=""
      onChange={(_, { value }) => {
        const type = SPACE_TYPES.find((known) => known === value);
        if (type !== undefined) fill(type);
      }}
    >
      <option value="">{BUILDING_MESSAGES.spaceType}</option>
      {SPACE_TYPES.map((type) => (
        <option key={type} value={type}>
          {BUILDING_MESSAGES.spaceTypes({ type })}
        </option>
      ))}
    </Select>
  );
}
