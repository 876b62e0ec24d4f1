import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { type CategoryCriteria, DischargeType, type MotorSupplies } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import {
  CheckboxField,
  QuantityField,
  SegmentedField,
  SelectField,
  useFormContext,
  useWatch,
} from '@specbuilder/shared-ui/forms';
import { KeyHint } from '../../results/keys/key-hint.tsx';
import { CRITERIA_TEXTS } from '../../words/criteria.generated.ts';
import { AirflowTolerance } from './airflow-tolerance.tsx';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { FieldPair } from './criteria-section.tsx';
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
  { value: DischargeType.All, label: CRITERIA_TEXTS.all },
  { value: DischargeType.Upblast, label: CRITERIA_TEXTS.upblast },
  { value: DischargeType.Downblast, label: CRITERIA_TEXTS.downblast },
];

/** Air, motor supply and features: closed at first, with the number of those that are set. */
export function AdvancedFields(props: AdvancedFieldsProps) {
  const { categoryCriteria, motorSupplies, isOpen, setCount, onToggle } = props;
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const [zip, motorVoltage] = useWatch({ control, name: ['zip', 'motorVoltage'] });
  return (
    <section className={styles.section} data-testid="advanced-criteria">
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls="advanced" onClick={onToggle}>
        {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
        <span className={styles.title}>{CRITERIA_TEXTS.advanced}</span>
        {setCount > 0 && <span className={styles.count}>{CRITERIA_TEXTS.advancedSet({ count: setCount })}</span>}
        <KeyHint className={styles.keys}>{CRITERIA_TEXTS.advancedKeys}</KeyHint>
      </button>
      <div id="advanced" className={styles.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <AirflowTolerance />
            <FieldPair>
              <QuantityField name="temperature" of="temperature" label={CRITERIA_TEXTS.airstream} />
              <QuantityField name="ambientTemperature" of="temperature" label={CRITERIA_TEXTS.ambient} />
            </FieldPair>
            {categoryCriteria.hasExhaustDuties && (
              <SegmentedField name="fanDischargeType" label={CRITERIA_TEXTS.discharge} options={discharges()} />
            )}
            <FieldPair>
              <SelectField
                name="motorPhase"
                label={CRITERIA_TEXTS.phase}
                options={phaseChoices(motorSupplies)}
                isNumeric
              />
              <SelectField
                name="motorVoltage"
                label={CRITERIA_TEXTS.voltage}
                options={voltageChoices(motorSupplies, zip, motorVoltage)}
                isNumeric
              />
            </FieldPair>
            <FieldPair>
              <SelectField
                name="motorFrequency"
                label={CRITERIA_TEXTS.frequency}
                options={frequencyChoices(motorSupplies)}
                isNumeric
              />
            </FieldPair>
            <div className={styles.flags}>
              <CheckboxField name="recommendedMotors" label={CRITERIA_TEXTS.recommendedMotors} />
              <CheckboxField name="isPremiumEfficiency" label={CRITERIA_TEXTS.premium} />
              <CheckboxField name="hasSpeedControlOption" label={CRITERIA_TEXTS.speedControl} />
              {categoryCriteria.hasExhaustDuties && (
                <>
                  <CheckboxField name="isRestaurantDuty" label={CRITERIA_TEXTS.restaurant} />
                  <CheckboxField name="isHighHeat" label={CRITERIA_TEXTS.highHeat} />
                  <CheckboxField name="isWindRated" label={CRITERIA_TEXTS.windRated} />
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
      <legend className={styles.legend}>{CRITERIA_TEXTS.runningCost}</legend>
      <FieldPair>
        <QuantityField name="operatingCost.hoursPerDay" of="hoursPerDay" label={CRITERIA_TEXTS.hoursPerDay} />
        <QuantityField name="operatingCost.daysPerWeek" of="daysPerWeek" label={CRITERIA_TEXTS.daysPerWeek} />
      </FieldPair>
      <FieldPair>
        <QuantityField name="operatingCost.electricCostPerKwh" of="electricCost" label={CRITERIA_TEXTS.electricCost} />
        {hasHeating && (
          <QuantityField name="operatingCost.gasCostPerTherm" of="gasCost" label={CRITERIA_TEXTS.gasCost} />
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
