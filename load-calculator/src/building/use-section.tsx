import { QuantityField } from '@specbuilder/shared-ui/forms';
import { BUILDING_TEXTS } from '../words/building.generated.ts';
import { FieldGrid, FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';
import { SpaceTypeSelect } from './space-section.tsx';

/** People, lights, equipment and the air that is brought in for them. */
export function UseSection() {
  const occupancy = (name: string) => `building.occupancy.${name}`;
  const outdoorAir = (name: string) => `building.outdoorAir.${name}`;
  return (
    <FormSection title={BUILDING_TEXTS.use} actions={<SpaceTypeSelect />}>
      <FieldGrid>
        <QuantityField
          name={occupancy('peoplePer1000SquareFeet')}
          of={MEASURES.perThousand}
          label={BUILDING_TEXTS.people}
        />
        <QuantityField
          name={occupancy('sensibleOfPerson')}
          of={MEASURES.perPerson}
          label={BUILDING_TEXTS.sensibleOfPerson}
        />
        <QuantityField
          name={occupancy('latentOfPerson')}
          of={MEASURES.perPerson}
          label={BUILDING_TEXTS.latentOfPerson}
        />
        <QuantityField name={occupancy('lights')} of={MEASURES.powerDensity} label={BUILDING_TEXTS.lights} />
        <QuantityField name={occupancy('equipment')} of={MEASURES.powerDensity} label={BUILDING_TEXTS.equipment} />
        <QuantityField name={occupancy('from')} of={MEASURES.hourOfDay} label={BUILDING_TEXTS.from} />
        <QuantityField name={occupancy('to')} of={MEASURES.hourOfDay} label={BUILDING_TEXTS.to} />
        <QuantityField
          name={occupancy('outsideHours')}
          of={MEASURES.coefficient}
          label={BUILDING_TEXTS.outsideHours}
          hint={BUILDING_TEXTS.partHint}
        />
        <QuantityField name={outdoorAir('cfmPerPerson')} of={MEASURES.airOfPerson} label={BUILDING_TEXTS.airOfPerson} />
        <QuantityField name={outdoorAir('cfmPerSquareFoot')} of={MEASURES.airOfArea} label={BUILDING_TEXTS.airOfArea} />
        <QuantityField
          name={outdoorAir('summerInfiltration')}
          of={MEASURES.airChanges}
          label={BUILDING_TEXTS.summerInfiltration}
        />
        <QuantityField
          name={outdoorAir('winterInfiltration')}
          of={MEASURES.airChanges}
          label={BUILDING_TEXTS.winterInfiltration}
        />
      </FieldGrid>
    </FormSection>
  );
}
