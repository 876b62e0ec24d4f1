import { DriveType, MountType } from '@specbuilder/shared-contracts/domain';
import { makeStyles } from '@specbuilder/shared-ui/core';
import { QuantityField, SegmentedField } from '@specbuilder/shared-ui/forms';
import type { CategoryCriteria } from './category-criteria.ts';
import { CoolingFields } from './cooling-fields.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import type { HeatInStep } from './heat-stepper.ts';
import { HeatingFields } from './heating-fields.tsx';
import { JobSiteFields } from './job-site-fields.tsx';
import { OutdoorAirFields } from './outdoor-air-fields.tsx';
import { CRITERIA_TEXTS } from './texts.ts';
import type { JobSite } from './use-job-site.ts';

const DRIVES = [
  { value: DriveType.All, label: CRITERIA_TEXTS.all },
  { value: DriveType.Belt, label: CRITERIA_TEXTS.belt },
  { value: DriveType.Direct, label: CRITERIA_TEXTS.direct },
];
const MOUNTS = [
  { value: MountType.All, label: CRITERIA_TEXTS.all },
  { value: MountType.Roof, label: CRITERIA_TEXTS.roof },
  { value: MountType.Side, label: CRITERIA_TEXTS.side },
];

interface ExhaustFieldsProps {
  readonly asks: CategoryCriteria;
  readonly site: JobSite;
  readonly heat: HeatInStep;
  readonly onOpenField: (field: string) => void;
}

/** Basic criteria of exhaust and supply fans: site, duty, what the category adds, limits (visual.md, section 7). */
export function ExhaustFields({ asks, site, heat, onOpenField }: ExhaustFieldsProps) {
  const styles = useStyles();
  return (
    <div data-testid="default-criteria">
      <JobSiteFields site={site} />
      <CriteriaSection title={CRITERIA_TEXTS.duty}>
        <QuantityField name="cfm" of="airflow" label={CRITERIA_TEXTS.cfm} required />
        <QuantityField name="sp" of="staticPressure" label={CRITERIA_TEXTS.sp} required />
      </CriteriaSection>
      {asks.hasHeating && <HeatingFields asks={asks} heat={heat} onOpenField={onOpenField} />}
      {asks.hasCooling && <CoolingFields asks={asks} site={site} />}
      {asks.hasOutdoorShare && <OutdoorAirFields />}
      <CriteriaSection title={CRITERIA_TEXTS.limits}>
        <div className={styles.sound}>
          <QuantityField name="sones" of="sound" label={CRITERIA_TEXTS.sones} />
          <QuantityField name="soundLevelDistance" of="length" label={CRITERIA_TEXTS.distance} />
        </div>
        <SegmentedField name="fanDriveType" label={CRITERIA_TEXTS.drive} options={DRIVES} />
        {asks.hasExhaustDuties && <SegmentedField name="fanMountType" label={CRITERIA_TEXTS.mount} options={MOUNTS} />}
      </CriteriaSection>
    </div>
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
