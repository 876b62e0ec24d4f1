import { formatPostalCode, isJobPostalCode } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, formatValue, Link, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { QuantityField, TextField, useFormContext, useWatch } from '@specbuilder/shared-ui/forms';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';
import type { ExhaustCriteria } from './criteria-schema.ts';
import { CriteriaSection, FieldPair } from './criteria-section.tsx';
import type { JobSite } from './use-job-site.ts';

/** Where the fan is: the postal code fills in the rest, which is one line of text until it is edited. */
export function JobSiteFields({ site }: { readonly site: JobSite }) {
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const altitude = useWatch({ control, name: 'altitude' });
  const canEdit = site.place.status !== 'none' || site.isEditing || altitude !== null;
  return (
    <CriteriaSection title={CRITERIA_MESSAGES.jobSite}>
      <div>
        <TextField name="zip" label={CRITERIA_MESSAGES.zip} required autoComplete="postal-code" format={tidyCode} />
        <div className={styles.line} aria-live="polite">
          <SiteLine place={site.place} />
          {canEdit && (
            <Link
              as="button"
              type="button"
              className={styles.edit}
              aria-expanded={site.isEditing}
              aria-label={site.isEditing ? CRITERIA_MESSAGES.closeSiteLabel : CRITERIA_MESSAGES.editSiteLabel}
              onClick={() => site.setEditing(!site.isEditing)}
            >
              {site.isEditing ? CRITERIA_MESSAGES.closeSite : CRITERIA_MESSAGES.editSite}
            </Link>
          )}
        </div>
      </div>
      {site.isEditing && (
        <>
          <FieldPair>
            <QuantityField name="altitude" of="length" label={CRITERIA_MESSAGES.altitude} />
            <QuantityField name="winterTemperature" of="temperature" label={CRITERIA_MESSAGES.winter} />
          </FieldPair>
          <FieldPair>
            <QuantityField name="summerDesignTemp" of="temperature" label={CRITERIA_MESSAGES.summerDryBulb} />
            <QuantityField name="summerWetBulbTemperature" of="temperature" label={CRITERIA_MESSAGES.summerWetBulb} />
          </FieldPair>
        </>
      )}
    </CriteriaSection>
  );
}

/** A valid code gets its standard form; any other stays as typed, so that no input is lost. */
function tidyCode(text: string): string {
  return isJobPostalCode(text) ? formatPostalCode(text) : text;
}

function SiteLine({ place }: Pick<JobSite, 'place'>) {
  const styles = useStyles();
  const { control } = useFormContext<ExhaustCriteria>();
  const [altitude, dryBulb, wetBulb] = useWatch({
    control,
    name: ['altitude', 'summerDesignTemp', 'summerWetBulbTemperature'],
  });
  if (place.status === 'searching') return <span className={styles.quiet}>{CRITERIA_MESSAGES.siteSearching}</span>;
  if (place.status === 'unanswered') return <span className={styles.caution}>{CRITERIA_MESSAGES.siteUnanswered}</span>;
  if (place.status === 'notFound') return <span className={styles.caution}>{place.message}</span>;
  const name =
    place.status === 'none' ? null : CRITERIA_MESSAGES.siteOf({ city: place.climate.city, state: place.climate.state });
  const parts = [
    altitude === null ? null : formatQuantity(altitude, 'length'),
    dryBulb === null || wetBulb === null
      ? null
      : [dryBulb, wetBulb].map((value) => `${formatValue(value, QUANTITIES.temperature)} °F`).join(' / '),
  ].filter((part) => part !== null);
  return (
    <span className={styles.quiet}>
      {name !== null && <span className={styles.place}>{name}</span>}
      {name !== null && parts.length > 0 && ' · '}
      {parts.join(' · ')}
    </span>
  );
}

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '24px',
    paddingTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  place: { color: tokens.colorNeutralForeground1 },
  caution: { color: tokens.colorPaletteYellowForeground2 },
  edit: {
    flexShrink: 0,
    minHeight: '24px',
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
