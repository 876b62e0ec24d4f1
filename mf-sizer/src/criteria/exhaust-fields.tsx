import { DriveType, MountType } from '@specbuilder/shared-contracts/domain';
import { makeStyles } from '@specbuilder/shared-ui/core';
import { QuantityField, SegmentedField } from '@specbuilder/shared-ui/forms';
import { CriteriaSection } from './criteria-section.tsx';
import { JobSiteFields } from './job-site-fields.tsx';
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

/** Basic criteria of exhaust and supply fans: site, duty, limits (visual.md, section 7). */
export function ExhaustFields({ site }: { readonly site: JobSite }) {
  const styles = useStyles();
  return (
    <div data-testid="default-criteria">
      <JobSiteFields site={site} />
      <CriteriaSection title={CRITERIA_TEXTS.duty}>
        <QuantityField name="cfm" of="airflow" label={CRITERIA_TEXTS.cfm} required />
        <QuantityField name="sp" of="staticPressure" label={CRITERIA_TEXTS.sp} required />
      </CriteriaSection>
      <CriteriaSection title={CRITERIA_TEXTS.limits}>
        <div className={styles.sound}>
          <QuantityField name="sones" of="sound" label={CRITERIA_TEXTS.sones} />
          <QuantityField name="soundLevelDistance" of="length" label={CRITERIA_TEXTS.distance} />
        </div>
        <SegmentedField name="fanDriveType" label={CRITERIA_TEXTS.drive} options={DRIVES} />
        <SegmentedField name="fanMountType" label={CRITERIA_TEXTS.mount} options={MOUNTS} />
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
