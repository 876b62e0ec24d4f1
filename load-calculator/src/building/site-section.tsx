import { formatPostalCode } from '@specbuilder/shared-contracts/domain';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { QuantityField, TextField } from '@specbuilder/shared-ui/forms';
import { BUILDING_TEXTS } from '../words/building.generated.ts';
import { FieldGrid, FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';
import { useClimateOfPostalCode } from './use-climate.ts';

/** Where the building is; a postal code fills in its station's data, which the user may change. */
export function SiteSection() {
  const styles = useStyles();
  const place = useClimateOfPostalCode();
  return (
    <FormSection title={BUILDING_TEXTS.site}>
      <FieldGrid>
        <TextField
          name="postalCode"
          label={BUILDING_TEXTS.postalCode}
          format={formatPostalCode}
          problem={place.status === 'unknown' ? BUILDING_TEXTS.unknownPostalCode : undefined}
        />
        <QuantityField name="building.design.latitude" of={MEASURES.latitude} label={BUILDING_TEXTS.latitude} />
        <QuantityField name="building.design.elevation" of="length" label={BUILDING_TEXTS.elevation} />
        <QuantityField name="building.design.summerDryBulb" of="temperature" label={BUILDING_TEXTS.summerDryBulb} />
        <QuantityField name="building.design.summerWetBulb" of="temperature" label={BUILDING_TEXTS.summerWetBulb} />
        <QuantityField name="building.design.dailyRange" of="temperatureRise" label={BUILDING_TEXTS.dailyRange} />
        <QuantityField name="building.design.winterDryBulb" of="temperature" label={BUILDING_TEXTS.winterDryBulb} />
      </FieldGrid>
      {place.status === 'found' && (
        <p className={styles.place} role="status">
          {BUILDING_TEXTS.placeFound({ place: place.name, station: place.station })}
        </p>
      )}
    </FormSection>
  );
}

const useStyles = makeStyles({
  place: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
