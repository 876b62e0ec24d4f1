import { type CategoryCriteria, isProvided, MBH_PER_TON } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Switch } from '@specbuilder/shared-ui/data';
import { CheckboxField, QuantityField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';
import { leavingAirSizing } from './leaving-air-sizing.ts';
import type { JobSite } from './use-job-site.ts';

interface CoolingFieldsProps {
  readonly categoryCriteria: CategoryCriteria;
  readonly site: JobSite;
  readonly change: (fields: Partial<ExhaustCriteria>) => void;
}

/** Cooling by nominal tons or by the air that leaves the coil, or none. */
export function CoolingFields({ categoryCriteria, site, change }: CoolingFieldsProps) {
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const isNoCooling = useWatch({ control, name: 'isNoCooling' });
  return (
    <div data-testid="cooling-criteria">
      <CriteriaSection title={CRITERIA_MESSAGES.cooling}>
        {categoryCriteria.canDoWithoutCooling && (
          <div className={styles.flag}>
            <CheckboxField name="isNoCooling" label={CRITERIA_MESSAGES.noCooling} />
          </div>
        )}
        {!isNoCooling && <CoolingSize site={site} change={change} />}
      </CriteriaSection>
    </div>
  );
}

function CoolingSize({ site, change }: Pick<CoolingFieldsProps, 'site' | 'change'>) {
  const { settings } = usePlatform();
  const { rtuLatSizingEnabled } = useReadable(settings).app.appFeatures;
  const { control } = useFormContext<ExhaustCriteria>();
  const [isByLeavingAir, tons, dryBulb, wetBulb] = useWatch({
    control,
    name: ['useLeavingAirCoolingForSizing', 'nominalCoolingTons', 'coolingDryBulb', 'coolingWetBulb'],
  });
  // A specification from elsewhere may hold leaving air without the switch: what counts is what is shown.
  const showsLeavingAir = isByLeavingAir || (!isProvided(tons) && (isProvided(dryBulb) || isProvided(wetBulb)));
  const nominal = isProvided(tons)
    ? CRITERIA_MESSAGES.nominalMbh({ capacity: formatQuantity(tons * MBH_PER_TON, 'capacity') })
    : undefined;
  return (
    <>
      {rtuLatSizingEnabled && (
        <LeavingAirSwitch isOn={isByLeavingAir} isFound={site.place.status === 'found'} change={change} />
      )}
      {showsLeavingAir ? (
        <FieldPair>
          <QuantityField name="coolingDryBulb" of="temperature" label={CRITERIA_MESSAGES.leavingDryBulb} />
          <QuantityField name="coolingWetBulb" of="temperature" label={CRITERIA_MESSAGES.leavingWetBulb} />
        </FieldPair>
      ) : (
        <QuantityField name="nominalCoolingTons" of="coolingTons" label={CRITERIA_MESSAGES.tons} hint={nominal} />
      )}
    </>
  );
}

interface LeavingAirSwitchProps extends Pick<CoolingFieldsProps, 'change'> {
  readonly isOn: boolean;
  /** The weather of the site is known. */
  readonly isFound: boolean;
}

function LeavingAirSwitch({ isOn, isFound, change }: LeavingAirSwitchProps) {
  const styles = useStyles();
  const { clearErrors } = useFormContext<ExhaustCriteria>();
  return (
    <div className={styles.flag}>
      <Switch
        label={CRITERIA_MESSAGES.byLeavingAir}
        checked={isOn}
        disabled={!isFound}
        onChange={(_, { checked }) => {
          change(leavingAirSizing(checked));
          clearErrors(['nominalCoolingTons', 'coolingDryBulb', 'coolingWetBulb']);
        }}
      />
      {!isFound && <p className={styles.hint}>{CRITERIA_MESSAGES.leavingAirNeedsSite}</p>}
    </div>
  );
}

const useStyles = makeStyles({
  // Checkbox and switch bring a margin of their own.
  flag: { marginInline: '-8px' },
  hint: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
