import { HvacAirMode, isProvided } from '@specbuilder/shared-contracts/domain';
import { QuantityField, SegmentedField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';

const ALL_OUTDOOR_AIR = 100;
const airModes = () => [
  { value: HvacAirMode.HundredPercentOutdoorAir, label: CRITERIA_MESSAGES.allOutdoorAir },
  { value: HvacAirMode.MixedAir, label: CRITERIA_MESSAGES.mixedAir },
  { value: HvacAirMode.HundredPercentReturnAir, label: CRITERIA_MESSAGES.allReturnAir },
];

/** How much of the air comes from outdoors, and what the rest is like. */
export function OutdoorAirFields() {
  const { control } = useFormContext<ExhaustCriteria>();
  const [percentage, cfm] = useWatch({ control, name: ['maxOutdoorAirPercentage', 'cfm'] });
  const hasReturnAir = isProvided(percentage) && percentage < ALL_OUTDOOR_AIR;
  return (
    <div data-testid="outdoor-air-criteria">
      <CriteriaSection title={CRITERIA_MESSAGES.outdoorAir}>
        <SegmentedField name="hvacAirMode" label={CRITERIA_MESSAGES.airMode} options={airModes()} />
        <FieldPair>
          <QuantityField name="maxOutdoorAirPercentage" of="share" label={CRITERIA_MESSAGES.outdoorShare} />
          {isProvided(cfm) && (
            <QuantityField name="maxOutdoorAirVolume" of="airflow" label={CRITERIA_MESSAGES.outdoorVolume} />
          )}
        </FieldPair>
        {hasReturnAir && (
          <FieldPair>
            <QuantityField name="returnAirDryBulbTemp" of="temperature" label={CRITERIA_MESSAGES.returnDryBulb} />
            <QuantityField name="returnAirWetBulbTemp" of="temperature" label={CRITERIA_MESSAGES.returnWetBulb} />
          </FieldPair>
        )}
      </CriteriaSection>
    </div>
  );
}
