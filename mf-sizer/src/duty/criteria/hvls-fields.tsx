import { BladeType, HvlsCategory, type MotorSupplies } from '@specbuilder/shared-contracts/domain';
import { Link, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { QuantityField, SegmentedField, SelectField } from '@specbuilder/shared-ui/forms';
import type { ReactNode } from 'react';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';
import { openFrequencyChoices, phaseChoices } from './supply-choices.ts';

const purposes = () => [
  { value: HvlsCategory.Destratification, label: CRITERIA_MESSAGES.destratification },
  { value: HvlsCategory.SensibleCooling, label: CRITERIA_MESSAGES.cooling },
];
const blades = () => [
  { value: BladeType.Any, label: CRITERIA_MESSAGES.any },
  { value: BladeType.Three, label: '3' },
  { value: BladeType.Six, label: '6' },
];

interface HvlsFieldsProps {
  readonly motorSupplies: MotorSupplies;
  /** Choice of the building that the space is of. */
  readonly building: ReactNode;
}

/** Criteria of ceiling fans: the space first, then the fan. */
export function HvlsFields({ motorSupplies, building }: HvlsFieldsProps) {
  return (
    <>
      <div data-testid="hvls-space">
        <CriteriaSection title={CRITERIA_MESSAGES.space}>
          {building}
          <QuantityField
            name="squareFeet"
            of="area"
            label={CRITERIA_MESSAGES.floorArea}
            hint={CRITERIA_MESSAGES.floorAreaHint}
          />
          <SizingPageLink />
        </CriteriaSection>
      </div>
      <div data-testid="hvls-criteria">
        <CriteriaSection title={CRITERIA_MESSAGES.fan}>
          <SegmentedField name="hvlsFanCategoryType" label={CRITERIA_MESSAGES.purpose} options={purposes()} />
          <SegmentedField name="fanBladeType" label={CRITERIA_MESSAGES.blades} options={blades()} />
          <FieldPair>
            <SelectField
              name="motorPhase"
              label={CRITERIA_MESSAGES.phase}
              options={phaseChoices(motorSupplies)}
              isNumeric
            />
            <SelectField
              name="motorFrequency"
              label={CRITERIA_MESSAGES.frequency}
              options={openFrequencyChoices(motorSupplies)}
              isNumeric
            />
          </FieldPair>
        </CriteriaSection>
      </div>
    </>
  );
}

/** The brand's own page about sizing ceiling fans, where it has one. */
function SizingPageLink() {
  const { settings } = usePlatform();
  const href = useReadable(settings).manufacturer.urls['hvlsCalculator'];
  if (!href) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {CRITERIA_MESSAGES.sizingPage}
    </Link>
  );
}
