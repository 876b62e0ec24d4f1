import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ComponentType } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import { CoolingAir } from './cooling-air.tsx';
import { CustomGasPressure } from './custom-gas-pressure.tsx';
import { IntakeAir } from './intake-air.tsx';
import { SectionNote } from './section-note.tsx';

interface PartProps {
  readonly page: GroupsPage;
}

function GasPressure({ page }: PartProps) {
  const chosen = page.sections.gasPressures.find(({ selected }) => selected);
  if (chosen?.hasCustomGasPressure !== true) return null;
  const { id, customGasPressure, maximumCustomGasPressure } = chosen;
  return (
    <CustomGasPressure
      page={page}
      gasPressureType={id}
      value={customGasPressure}
      maximum={maximumCustomGasPressure ?? 0}
    />
  );
}

function Cooling({ page }: PartProps) {
  return page.sections.coolingHeatPump.options.some(({ selected }) => selected) ? <CoolingAir page={page} /> : null;
}

/** A coil gives back what cooling took out, and has to have something to give. */
function Reheat({ page }: PartProps) {
  return page.sections.reheatCoil.allowDesired ? null : <SectionNote text={SECTIONS_MESSAGES.reheatNeedsCooling} />;
}

/** What is entered under the options of a group, by its name. */
const PARTS: Readonly<Record<string, ComponentType<PartProps>>> = {
  [OptionGroup.GasPressure]: GasPressure,
  [OptionGroup.CoolingAndHeatPump]: Cooling,
  [OptionGroup.FanIntake]: IntakeAir,
  [OptionGroup.ReheatCoil]: Reheat,
};

/** The fields of a section, or nothing where its options are all there is. */
export function SectionPart({ page, group }: PartProps & { readonly group: string }) {
  const Part = PARTS[group];
  return Part === undefined ? null : <Part page={page} />;
}
