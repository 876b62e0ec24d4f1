import { HvacAirMode, isGiven } from '@specbuilder/shared-contracts/domain';
import { QuantityField, SegmentedField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_TEXTS } from '../../words/criteria.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';

const ALL_OUTDOOR_AIR = 100;
const airModes = () => [
  { value: HvacAirMode.HundredPercentOutdoorAir, label: CRITERIA_TEXTS.allOutdoorAir },
  { value: HvacAirMode.MixedAir, label: CRITERIA_TEXTS.mixedAir },
  { value: HvacAirMode.HundredPercentReturnAir, label: CRITERIA_TEXTS.allReturnAir },
];

/** How much of the air comes from outdoors, and what the rest is like. */
export function OutdoorAirFields() {
  const { control } = useFormContext<ExhaustCriteria>();
  const [percentage, cfm] = useWatch({ control, name: ['maxOutdoorAirPercentage', 'cfm'] });
  const hasReturnAir = isGiven(percentage) && percentage < ALL_OUTDOOR_AIR;
  return (
    <div data-testid="outdoor-air-criteria">
      <CriteriaSection title={CRITERIA_TEXTS.outdoorAir}>
        <SegmentedField name="hvacAirMode" label={CRITERIA_TEXTS.airMode} options={airModes()} />
        <FieldPair>
          <QuantityField name="maxOutdoorAirPercentage" of="share" label={CRITERIA_TEXTS.outdoorShare} />
          {isGiven(cfm) && (
            <QuantityField name="maxOutdoorAirVolume" of="airflow" label={CRITERIA_TEXTS.outdoorVolume} />
          )}
        </FieldPair>
        {hasReturnAir && (
          <FieldPair>
            <QuantityField name="returnAirDryBulbTemp" of="temperature" label={CRITERIA_TEXTS.returnDryBulb} />
            <QuantityField name="returnAirWetBulbTemp" of="temperature" label={CRITERIA_TEXTS.returnWetBulb} />
          </FieldPair>
        )}
      </CriteriaSection>
    </div>
  );
}
