import type { LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { CheckboxField, QuantityField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { NEW_CLOCK } from '../presets/new-calculation.ts';
import { FieldGrid } from './form-section.tsx';
import { MEASURES } from './measures.ts';

const PATH = 'building.design.clock';

/** Where the sun is by the clock; without it the sun is in the south at noon. */
export function ClockOfSite() {
  const { setValue } = useFormContext<LoadCalculationForm>();
  const isKnown = useWatch({ name: PATH }) !== undefined;
  return (
    <>
      <Checkbox
        label={BUILDING_MESSAGES.solarTime}
        checked={isKnown}
        onChange={(_, { checked }) =>
          setValue(PATH, checked === true ? NEW_CLOCK : undefined, { shouldDirty: true, shouldValidate: true })
        }
      />
      {isKnown && (
        <FieldGrid>
          <QuantityField name={`${PATH}.longitude`} of={MEASURES.longitude} label={BUILDING_MESSAGES.longitude} />
          <QuantityField name={`${PATH}.utcOffset`} of={MEASURES.utcOffset} label={BUILDING_MESSAGES.utcOffset} />
          <CheckboxField name={`${PATH}.hasDaylightSaving`} label={BUILDING_MESSAGES.daylightSaving} />
        </FieldGrid>
      )}
    </>
  );
}
