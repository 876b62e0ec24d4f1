import { formatPostalCode } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { QuantityField, TextField, useWatch } from '@specbuilder/shared-ui/forms';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { ClockOfSite } from './clock-of-site.tsx';
import { FieldGrid, FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';
import { MonthsOfSite } from './months-of-site.tsx';
import { useClimateOfPostalCode } from './use-climate.ts';

/** Where the building is; a postal code fills in its station's data, which the user may change. */
export function SiteSection() {
  const styles = useStyles();
  const place = useClimateOfPostalCode();
  const hasMonths = useWatch({ name: 'building.design.monthly' }) !== undefined;
  return (
    <FormSection title={BUILDING_MESSAGES.site}>
      <FieldGrid>
        <TextField
          name="postalCode"
          label={BUILDING_MESSAGES.postalCode}
          format={formatPostalCode}
          problem={place.status === 'unknown' ? BUILDING_MESSAGES.unknownPostalCode : undefined}
        />
        <QuantityField name="building.design.latitude" of={MEASURES.latitude} label={BUILDING_MESSAGES.latitude} />
        <QuantityField name="building.design.elevation" of="length" label={BUILDING_MESSAGES.elevation} />
        {!hasMonths && <SummerFields />}
        <QuantityField name="building.design.winterDryBulb" of="temperature" label={BUILDING_MESSAGES.winterDryBulb} />
      </FieldGrid>
      <MonthsOfSite />
      <ClockOfSite />
      {place.status === 'found' && (
        <p className={styles.place} role="status">
          {BUILDING_MESSAGES.placeFound({ place: place.name, station: place.station })}
        </p>
      )}
    </FormSection>
  );
}

/** Of the hottest month, which the others follow from. */
function SummerFields() {
  return (
    <>
      <QuantityField name="building.design.summerDryBulb" of="temperature" label={BUILDING_MESSAGES.summerDryBulb} />
      <QuantityField name="building.design.summerWetBulb" of="temperature" label={BUILDING_MESSAGES.summerWetBulb} />
      <QuantityField name="building.design.dailyRange" of="temperatureRise" label={BUILDING_MESSAGES.dailyRange} />
    </>
  );
}

const useStyles = makeStyles({
  place: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
