import { BladeType, HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { QuantityField, SegmentedField, SelectField } from '@specbuilder/shared-ui/forms';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';
import { OPEN_FREQUENCY_CHOICES, PHASE_CHOICES } from './supply-choices.ts';
import { CRITERIA_TEXTS } from './texts.ts';

const PURPOSES = [
  { value: HvlsCategory.Destratification, label: CRITERIA_TEXTS.destratification },
  { value: HvlsCategory.SensibleCooling, label: CRITERIA_TEXTS.cooling },
];
const BLADES = [
  { value: BladeType.Any, label: CRITERIA_TEXTS.any },
  { value: BladeType.Three, label: '3' },
  { value: BladeType.Six, label: '6' },
];

/** Criteria of ceiling fans: the space first, then the fan. */
export function HvlsFields() {
  return (
    <>
      <div data-testid="hvls-space">
        <CriteriaSection title={CRITERIA_TEXTS.space}>
          <QuantityField
            name="squareFeet"
            of="area"
            label={CRITERIA_TEXTS.floorArea}
            hint={CRITERIA_TEXTS.floorAreaHint}
          />
        </CriteriaSection>
      </div>
      <div data-testid="hvls-criteria">
        <CriteriaSection title={CRITERIA_TEXTS.fan}>
          <SegmentedField name="hvlsFanCategoryType" label={CRITERIA_TEXTS.purpose} options={PURPOSES} />
          <SegmentedField name="fanBladeType" label={CRITERIA_TEXTS.blades} options={BLADES} />
          <FieldPair>
            <SelectField name="motorPhase" label={CRITERIA_TEXTS.phase} options={PHASE_CHOICES} isNumeric />
            <SelectField
              name="motorFrequency"
              label={CRITERIA_TEXTS.frequency}
              options={OPEN_FREQUENCY_CHOICES}
              isNumeric
            />
          </FieldPair>
        </CriteriaSection>
      </div>
    </>
  );
}
