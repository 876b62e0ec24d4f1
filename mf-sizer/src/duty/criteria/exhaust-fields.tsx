import {
  type CategoryCriteria,
  DriveType,
  MAX_SONES,
  MountType,
  unsignedPressure,
} from '@specbuilder/shared-contracts/domain';
import { formatQuantity, makeStyles } from '@specbuilder/shared-ui/core';
import { QuantityField, SegmentedField, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import { CoolingFields } from './cooling-fields.tsx';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection } from './criteria-section.tsx';
import type { SyncedHeat } from './heat-sync.ts';
import { HeatingFields } from './heating-fields.tsx';
import { JobSiteFields } from './job-site-fields.tsx';
import { onPastedDuty } from './on-pasted-duty.ts';
import { OutdoorAirFields } from './outdoor-air-fields.tsx';
import type { JobSite } from './use-job-site.ts';

const drives = () => [
  { value: DriveType.All, label: CRITERIA_MESSAGES.all },
  { value: DriveType.Belt, label: CRITERIA_MESSAGES.belt },
  { value: DriveType.Direct, label: CRITERIA_MESSAGES.direct },
];
const mounts = () => [
  { value: MountType.All, label: CRITERIA_MESSAGES.all },
  { value: MountType.Roof, label: CRITERIA_MESSAGES.roof },
  { value: MountType.Side, label: CRITERIA_MESSAGES.side },
];

interface ExhaustFieldsProps {
  readonly categoryCriteria: CategoryCriteria;
  readonly site: JobSite;
  readonly heat: SyncedHeat;
  /** Changes criteria that belong to more than one field. */
  readonly change: (fields: Partial<ExhaustCriteria>) => void;
  readonly onOpenField: (field: string) => void;
}

/** Basic criteria of exhaust and supply fans: site, duty, what the category adds, limits (visual.md, section 7). */
export function ExhaustFields({ categoryCriteria, site, heat, change, onOpenField }: ExhaustFieldsProps) {
  const styles = useStyles();
  return (
    <div data-testid="default-criteria">
      <JobSiteFields site={site} />
      <div onPaste={onPastedDuty(change)}>
        <CriteriaSection title={CRITERIA_MESSAGES.duty}>
          <QuantityField name="cfm" of="airflow" label={CRITERIA_MESSAGES.cfm} required />
          <StaticPressureField />
        </CriteriaSection>
      </div>
      {categoryCriteria.hasHeating && (
        <HeatingFields categoryCriteria={categoryCriteria} heat={heat} onOpenField={onOpenField} />
      )}
      {categoryCriteria.hasCooling && <CoolingFields categoryCriteria={categoryCriteria} site={site} change={change} />}
      {categoryCriteria.hasOutdoorShare && <OutdoorAirFields />}
      <CriteriaSection title={CRITERIA_MESSAGES.limits}>
        <div className={styles.sound}>
          <QuantityField
            name="sones"
            of="sound"
            label={CRITERIA_MESSAGES.sones}
            empty={{ value: MAX_SONES, placeholder: CRITERIA_MESSAGES.noLimit }}
          />
          <QuantityField name="soundLevelDistance" of="length" label={CRITERIA_MESSAGES.distance} />
        </div>
        <SegmentedField name="fanDriveType" label={CRITERIA_MESSAGES.drive} options={drives()} />
        {categoryCriteria.hasExhaustDuties && (
          <SegmentedField name="fanMountType" label={CRITERIA_MESSAGES.mount} options={mounts()} />
        )}
      </CriteriaSection>
    </div>
  );
}

/** Suction is typed with a sign, which the sizing leaves out (SCH-044): that is said. */
function StaticPressureField() {
  const sp = useWatch<ExhaustCriteria, 'sp'>({ name: 'sp' });
  const pressure = typeof sp === 'number' && sp < 0 ? formatQuantity(unsignedPressure(sp), 'dutyPressure') : null;
  return (
    <QuantityField
      name="sp"
      of="staticPressure"
      label={CRITERIA_MESSAGES.sp}
      hint={pressure === null ? undefined : CRITERIA_MESSAGES.spUnsigned({ pressure })}
      required
    />
  );
}

const useStyles = makeStyles({
  sound: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: '10px',
    alignItems: 'start',
  },
});
