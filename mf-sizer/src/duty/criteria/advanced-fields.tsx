import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import {
  type CategoryCriteria,
  DischargeType,
  DuctType,
  type MotorSupplies,
} from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import {
  CheckboxField,
  QuantityField,
  SegmentedField,
  SelectField,
  useFormContext,
  useWatch,
} from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { KeyHint } from '../../results/keys/key-hint.tsx';
import { AirflowTolerance } from './airflow-tolerance.tsx';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { FieldPair } from './criteria-section.tsx';
import { hasInstallation } from './installation.ts';
import { frequencyChoices, phaseChoices, voltageChoices } from './supply-choices.ts';

interface AdvancedFieldsProps {
  readonly categoryCriteria: CategoryCriteria;
  readonly motorSupplies: MotorSupplies;
  readonly isOpen: boolean;
  /** How many of them say something else than the defaults. */
  readonly setCount: number;
  readonly onToggle: () => void;
}

const discharges = () => [
  { value: DischargeType.All, label: CRITERIA_MESSAGES.all },
  { value: DischargeType.Upblast, label: CRITERIA_MESSAGES.upblast },
  { value: DischargeType.Downblast, label: CRITERIA_MESSAGES.downblast },
];

const installations = () => [
  { value: DuctType.All, label: CRITERIA_MESSAGES.all },
  { value: DuctType.Ducted, label: CRITERIA_MESSAGES.ducted },
  { value: DuctType.NonDucted, label: CRITERIA_MESSAGES.nonDucted },
];

/** Air, motor supply and features: closed at first, with the number of those that are set. */
export function AdvancedFields(props: AdvancedFieldsProps) {
  const { categoryCriteria, motorSupplies, isOpen, setCount, onToggle } = props;
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const [zip, motorVoltage, motorFrequency] = useWatch({ control, name: ['zip', 'motorVoltage', 'motorFrequency'] });
  return (
    <section className={styles.section} data-testid="advanced-criteria">
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls="advanced" onClick={onToggle}>
        {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
        <span className={styles.title}>{CRITERIA_MESSAGES.advanced}</span>
        {setCount > 0 && <span className={styles.count}>{CRITERIA_MESSAGES.advancedSet({ count: setCount })}</span>}
        <KeyHint className={styles.keys}>{CRITERIA_MESSAGES.advancedKeys}</KeyHint>
      </button>
      <div id="advanced" className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <AirflowTolerance />
            <FieldPair>
              <QuantityField
                name="soundPressure"
                of="soundPressure"
                label={CRITERIA_MESSAGES.soundPressure}
                empty={{ value: null, placeholder: CRITERIA_MESSAGES.noLimit }}
                hint={CRITERIA_MESSAGES.soundPressureHint}
              />
            </FieldPair>
            <FieldPair>
              <QuantityField name="temperature" of="temperature" label={CRITERIA_MESSAGES.airstream} />
              <QuantityField name="ambientTemperature" of="temperature" label={CRITERIA_MESSAGES.ambient} />
            </FieldPair>
            {categoryCriteria.hasExhaustDuties && (
              <SegmentedField name="fanDischargeType" label={CRITERIA_MESSAGES.discharge} options={discharges()} />
            )}
            {hasInstallation(categoryCriteria) && (
              <SegmentedField name="fanDuctType" label={CRITERIA_MESSAGES.ducts} options={installations()} />
            )}
            <FieldPair>
              <SelectField
                name="motorPhase"
                label={CRITERIA_MESSAGES.phase}
                options={phaseChoices(motorSupplies)}
                isNumeric
              />
              <SelectField
                name="motorVoltage"
                label={CRITERIA_MESSAGES.voltage}
                options={voltageChoices(motorSupplies, zip, { motorVoltage, motorFrequency })}
                isNumeric
              />
            </FieldPair>
            <FieldPair>
              <SelectField
                name="motorFrequency"
                label={CRITERIA_MESSAGES.frequency}
                options={frequencyChoices(motorSupplies)}
                isNumeric
              />
            </FieldPair>
            <div className={styles.flags}>
              <CheckboxField name="recommendedMotors" label={CRITERIA_MESSAGES.recommendedMotors} />
              <CheckboxField name="isPremiumEfficiency" label={CRITERIA_MESSAGES.premium} />
              <CheckboxField name="hasSpeedControlOption" label={CRITERIA_MESSAGES.speedControl} />
              {categoryCriteria.hasExhaustDuties && (
                <>
                  <CheckboxField name="isRestaurantDuty" label={CRITERIA_MESSAGES.restaurant} />
                  <CheckboxField name="isHighHeat" label={CRITERIA_MESSAGES.highHeat} />
                  <CheckboxField name="isWindRated" label={CRITERIA_MESSAGES.windRated} />
                </>
              )}
            </div>
            <RunningCostFields hasHeating={categoryCriteria.hasHeating} />
          </>
        )}
      </div>
    </section>
  );
}

/** What a year of running is counted with; stays on this page and is not sent. */
function RunningCostFields({ hasHeating }: Pick<CategoryCriteria, 'hasHeating'>) {
  const styles = useStyles();
  if (!useArePricesShown()) return null;
  return (
    <fieldset className={styles.cost}>
      <legend className={styles.legend}>{CRITERIA_MESSAGES.runningCost}</legend>
      <FieldPair>
        <QuantityField name="operatingCost.hoursPerDay" of="hoursPerDay" label={CRITERIA_MESSAGES.hoursPerDay} />
        <QuantityField name="operatingCost.daysPerWeek" of="daysPerWeek" label={CRITERIA_MESSAGES.daysPerWeek} />
      </FieldPair>
      <FieldPair>
        <QuantityField
          name="operatingCost.electricCostPerKwh"
          of="electricCost"
          label={CRITERIA_MESSAGES.electricCost}
        />
        {hasHeating && (
          <QuantityField name="operatingCost.gasCostPerTherm" of="gasCost" label={CRITERIA_MESSAGES.gasCost} />
        )}
      </FieldPair>
    </fieldset>
  );
}

const useStyles = makeStyles({
  section: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '44px',
    paddingInline: tokens.spacingHorizontalL,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  keys: { marginInlineStart: 'auto' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
    '&[hidden]': { display: 'none' },
  },
  cost: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalMNudge,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { float: 'left', width: '100%', padding: 0, fontWeight: tokens.fontWeightSemibold },
  flags: { display: 'flex', flexDirection: 'column', marginInline: '-8px' },
});
