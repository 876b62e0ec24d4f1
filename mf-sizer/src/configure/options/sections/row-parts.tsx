import type { FanOption } from '@specbuilder/shared-contracts/api';
import { HvacAirMode, OptionGroup } from '@specbuilder/shared-contracts/domain';
import type { ReactNode } from 'react';
import type { GroupsPage } from '../groups-page.ts';
import { DischargePicture } from './discharge-picture.tsx';
import { OutdoorAir } from './outdoor-air.tsx';
import { Setpoints } from './setpoints.tsx';

/** What is entered under the row of an option; only what the server has confirmed can be set. */
export function entriesOf(option: FanOption, page: GroupsPage): ReactNode {
  const { fanOptionId, groupDescription, description, isChecked } = option;
  if (!isChecked) return null;
  const { returnAir, setpoints } = page.sections;
  // Its share of outdoor air is a setpoint too; it has only one value.
  if (groupDescription === OptionGroup.ReturnAirVolume)
    return returnAir.hvacAirMode === HvacAirMode.MixedAir ? <OutdoorAir page={page} /> : null;
  const found = setpoints.find((item) => item.fanOptionId === fanOptionId);
  if (found === undefined) return null;
  return (
    <Setpoints
      page={page}
      group={groupDescription}
      fanOptionId={fanOptionId}
      name={description}
      setpoints={found.setpoints}
    />
  );
}

/** The picture of a discharge beside its name. */
export function pictureOf({ fanOptionId, groupDescription }: FanOption, { sections }: GroupsPage): ReactNode {
  if (groupDescription !== OptionGroup.FanDischarge) return null;
  const discharge = sections.discharges.find(({ id }) => id === fanOptionId);
  return discharge && <DischargePicture imagePath={discharge.imagePath} imageUrl={discharge.imageUrl} />;
}
