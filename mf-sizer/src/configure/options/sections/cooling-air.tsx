import type { SectionSets } from '@specbuilder/shared-contracts/api';
import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { useMemo } from 'react';
import { SECTIONS_MESSAGES } from '../../../messages/sections.generated.ts';
import type { GroupsPage } from '../groups-page.ts';
import type { CoolingValues } from '../section-changes.ts';
import { AirError } from './section-error.tsx';
import { SectionFields } from './section-fields.tsx';
import { SectionValues } from './section-values.tsx';
import { useSectionForm } from './use-section-form.ts';

type CoolingSet = SectionSets['coolingHeatPump'];

const group = OptionGroup.CoolingAndHeatPump;
const ENTERED = [
  'outdoorAirDryBulbTemp',
  'outdoorAirWetBulbTemp',
  'returnAirDryBulbTemp',
  'returnAirWetBulbTemp',
  'winterOutsideAirDryBulbTemp',
] as const satisfies readonly (keyof CoolingSet)[];
/** Lowest air that the call takes, F. */
const LOWEST = -60;
const LOWEST_IN_WINTER = -90;

/** Air that cooling is rated with, and what it comes to. */
export function CoolingAir({ page }: { readonly page: GroupsPage }) {
  const { change, isReadOnly, sections } = page;
  const set = sections.coolingHeatPump;
  const fields = useMemo(
    () =>
      ENTERED.map((name) => ({
        name,
        label: SECTIONS_MESSAGES.air[name],
        of: 'temperature' as const,
        value: set[name],
        minimum: name.startsWith('winter') ? LOWEST_IN_WINTER : LOWEST,
        maximum: 150,
        isOptional: true,
        maxDecimals: 1,
      })),
    [set],
  );
  const form = useSectionForm({
    page,
    group,
    fields,
    send: (values: CoolingValues) => change({ kind: 'cooling', group, label: SECTIONS_MESSAGES.coolingAir, values }),
  });
  return (
    <>
      <AirError page={page} group={group} text={set.coolingError} />
      <SectionFields fields={form} isReadOnly={isReadOnly}>
        <SectionValues values={valuesOf(set)} />
      </SectionFields>
    </>
  );
}

/** Btu/h. */
const MBH = 1000;

function valuesOf(set: CoolingSet) {
  const { rating, mixedAirDryBulbTemp, mixedAirWetBulbTemp, winterEnteringAirDryBulbTemp } = set;
  const pair = (dryBulb: number, wetBulb: number) => SECTIONS_MESSAGES.bulbs({ dryBulb, wetBulb });
  return [
    ...(mixedAirDryBulbTemp === null || mixedAirWetBulbTemp === null
      ? []
      : [{ label: SECTIONS_MESSAGES.mixedAir, value: pair(mixedAirDryBulbTemp, mixedAirWetBulbTemp) }]),
    ...(winterEnteringAirDryBulbTemp === null
      ? []
      : [
          {
            label: SECTIONS_MESSAGES.winterEntering,
            value: formatQuantity(winterEnteringAirDryBulbTemp, 'coilTemperature'),
          },
        ]),
    ...(rating === null
      ? []
      : [
          { label: SECTIONS_MESSAGES.leavingAir, value: pair(rating.leavingDryBulb, rating.leavingWetBulb) },
          { label: SECTIONS_MESSAGES.cooling, value: formatQuantity(rating.tonnage, 'coolingTons') },
          { label: SECTIONS_MESSAGES.totalCooling, value: formatQuantity(rating.totalBtus / MBH, 'capacity') },
          { label: SECTIONS_MESSAGES.sensibleCooling, value: formatQuantity(rating.sensibleBtus / MBH, 'capacity') },
          { label: SECTIONS_MESSAGES.eer, value: formatQuantity(rating.eer, 'coolingEfficiency') },
          { label: SECTIONS_MESSAGES.ieer, value: formatQuantity(rating.ieer, 'coolingEfficiency') },
        ]),
  ];
}
