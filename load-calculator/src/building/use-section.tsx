import { QuantityField } from '@specbuilder/shared-ui/forms';
import { BUILDING_MESSAGES } from '../messages/building.generated.ts';
import { FieldGrid, FormSection } from './form-section.tsx';
import { MEASURES } from './measures.ts';
import { SpaceTypeSelect } from './space-section.tsx';

/** People, lights, equipment and the air that is brought in for them. */
export function UseSection() {
  const occupancy = (name: string) => `building.occupancy.${name}`;
  const outdoorAir = (name: string) => `building.outdoorAir.${name}`;
  return (
    <FormSection title={BUILDING_MESSAGES.use} actions={<SpaceTypeSelect />}>
      <FieldGrid>
        <QuantityField
          name={occupancy('peoplePer1000SquareFeet')}
          of={MEASURES.perThousand}
          label={BUILDING_MESSAGES.people}
        />
        <QuantityField
          name={occupancy('sensibleOfPerson')}
          of={MEASURES.perPerson}
          label={BUILDING_MESSAGES.sensibleOfPerson}
        />
        <QuantityField
          name={occupancy('latentOfPerson')}
          of={MEASURES.perPerson}
          label={BUILDING_MESSAGES.latentOfPerson}
        />
        <QuantityField name={occupancy('lights')} of={MEASURES.powerDensity} label={BUILDING_MESSAGES.lights} />
        <QuantityField name={occupancy('equipment')} of={MEASURES.powerDensity} label={BUILDING_MESSAGES.equipment} />
        <QuantityField name={occupancy('from')} of={MEASURES.hourOfDay} label={BUILDING_MESSAGES.from} />
        <QuantityField name={occupancy('to')} of={MEASURES.hourOfDay} label={BUILDING_MESSAGES.to} />
        <QuantityField
          name={occupancy('outsideHours')}
          of={MEASURES.coefficient}
          label={BUILDING_MESSAGES.outsideHours}
          hint={BUILDING_MESSAGES.partHint}
        />
        <QuantityField
          name={outdoorAir('cfmPerPerson')}
          of={MEASURES.airOfPerson}
          label={BUILDING_MESSAGES.airOfPerson}
        />
        <QuantityField
          name={outdoorAir('cfmPerSquareFoot')}
          of={MEASURES.airOfArea}
          label={BUILDING_MESSAGES.airOfArea}
        />
        <QuantityField
          name={outdoorAir('summerInfiltration')}
          of={MEASURES.airChanges}
          label={BUILDING_MESSAGES.summerInfiltration}
        />
        <QuantityField
          name={outdoorAir('winterInfiltration')}
          of={MEASURES.airChanges}
          label={BUILDING_MESSAGES.winterInfiltration}
        />
      </FieldGrid>
    </FormSection>
  );
}
