import { type CategoryCriteria, isProvided } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, Link, makeStyles, mergeClasses, ResettableLazy, tokens } from '@specbuilder/shared-ui/core';
import { CheckboxField, QuantityField, SelectField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';
import { AIR_FIELDS, heatSource } from './heat.ts';
import type { SyncedHeat } from './heat-sync.ts';
import { heatBases } from './supply-choices.ts';

interface HeatingFieldsProps {
  readonly categoryCriteria: CategoryCriteria;
  readonly heat: SyncedHeat;
  /** Brings a field of another section into sight. */
  readonly onOpenField: (field: string) => void;
}

/** How much heat, in one of three ways that follow each other, and the winter it is for. */
export function HeatingFields({ categoryCriteria, heat, onOpenField }: HeatingFieldsProps) {
  const styles = useStyles();
  return (
    <div data-testid="heating-criteria">
      <CriteriaSection title={CRITERIA_MESSAGES.heating}>
        <FieldPair>
          <QuantityField name="temperatureRise" of="temperatureRise" label={CRITERIA_MESSAGES.rise} />
          <QuantityField name="kWs" of="heatPower" label={CRITERIA_MESSAGES.heatInKw} />
        </FieldPair>
        <QuantityField name="btus" of="heatOutput" label={CRITERIA_MESSAGES.heatOutput} />
        {categoryCriteria.isDirectFired && (
          <SelectField name="heatBasis" label={CRITERIA_MESSAGES.heatBasis} options={heatBases()} isNumeric />
        )}
        <div className={styles.lines}>
          <HeatLine categoryCriteria={categoryCriteria} heat={heat} />
          <WinterLine onOpenField={onOpenField} />
        </div>
        {categoryCriteria.canRecirculate && (
          <div className={styles.flag}>
            <CheckboxField name="isRecirculating" label={CRITERIA_MESSAGES.recirculating} />
          </div>
        )}
      </CriteriaSection>
    </div>
  );
}

type HeatLineProps = Pick<HeatingFieldsProps, 'categoryCriteria' | 'heat'>;

/** What the heat amounts to, the limit it breaks, or what is missing to compute it. */
function HeatLine({ categoryCriteria, heat }: HeatLineProps) {
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const criteria = useWatch({ control }) as ExhaustCriteria;
  const { text, isCaution } = heatWords(criteria, categoryCriteria, heat);
  return (
    <p aria-live="polite" className={mergeClasses(styles.line, isCaution && styles.caution)}>
      {text}
    </p>
  );
}

/** The words of all messages are needed with results; a page of an integrator that begins with a form does without them. */
const loadMessageWords = () => import(/* webpackChunkName: "details" */ './message-texts.tsx');

function heatWords(criteria: ExhaustCriteria, categoryCriteria: CategoryCriteria, { values, hasFailed }: SyncedHeat) {
  if (hasFailed) return { text: CRITERIA_MESSAGES.heatUnanswered, isCaution: true };
  if (heatSource(criteria, criteria.heatGivenAs) === null) {
    return { text: CRITERIA_MESSAGES.oneHeatIsEnough, isCaution: false };
  }
  if (values === null) {
    const isAirKnown = AIR_FIELDS.every((field) => isProvided(criteria[field]));
    return { text: isAirKnown ? CRITERIA_MESSAGES.heatFollowing : CRITERIA_MESSAGES.heatNeedsAir, isCaution: false };
  }
  if (categoryCriteria.isOneHeater && values.message !== null) {
    const props = { message: values.message };
    const failed = () => CRITERIA_MESSAGES.heatUnanswered;
    return {
      text: <ResettableLazy load={loadMessageWords} props={props} fallback={null} failed={failed} />,
      isCaution: true,
    };
  }
  // Recirculated room air makes it warmer than the winter air of this calculation; the rows show by how much.
  if (hasSpaceAir(criteria, categoryCriteria)) return { text: '', isCaution: false };
  const discharge = formatQuantity(values.dischargeTemperature, 'temperature');
  return { text: CRITERIA_MESSAGES.winterDischarge({ temperature: discharge }), isCaution: false };
}

const ALL_OUTDOOR_AIR = 100;

function hasSpaceAir(
  { isRecirculating, maxOutdoorAirPercentage }: ExhaustCriteria,
  categoryCriteria: CategoryCriteria,
): boolean {
  if (categoryCriteria.hasOutdoorShare) return (maxOutdoorAirPercentage ?? ALL_OUTDOOR_AIR) < ALL_OUTDOOR_AIR;
  return categoryCriteria.canRecirculate && isRecirculating;
}

function WinterLine({ onOpenField }: Pick<HeatingFieldsProps, 'onOpenField'>) {
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const winter = useWatch({ control, name: 'winterTemperature' });
  const isKnown = isProvided(winter);
  return (
    <p className={mergeClasses(styles.line, !isKnown && styles.caution)}>
      {isKnown
        ? CRITERIA_MESSAGES.winterOf({ temperature: formatQuantity(winter, 'temperature') })
        : CRITERIA_MESSAGES.winterUnknown}
      <Link
        as="button"
        type="button"
        className={styles.edit}
        aria-label={isKnown ? CRITERIA_MESSAGES.editWinter : CRITERIA_MESSAGES.enterWinter}
        onClick={() => onOpenField('winterTemperature')}
      >
        {isKnown ? CRITERIA_MESSAGES.editSite : CRITERIA_MESSAGES.enter}
      </Link>
    </p>
  );
}

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column' },
  line: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '24px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  caution: { color: tokens.colorPaletteYellowForeground2 },
  edit: {
    flexShrink: 0,
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  // A checkbox brings a margin of its own.
  flag: { marginInline: '-8px' },
});
