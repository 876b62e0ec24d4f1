import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import { LONGEST_BEARING_LIFE } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import type { Fact, FactList } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import * as values from './values.ts';

/** Belts, sheaves and bearings; no list for other drives, nor where the catalogue says nothing of them. */
export function beltDriveLists({ item: { beltDrive } }: Pick<DeliverableItem, 'item'>): FactList[] {
  return beltDrive == null ? [] : [{ title: MESSAGES.part.beltDrive, facts: factsOf(beltDrive) }];
}

function factsOf(drive: BeltDrive): Fact[] {
  const { belts, section, motorSheaveIn, fanSheaveIn, fanRpm, speedErrorPercent, beltSpeed, bearings } = drive;
  return [
    [MESSAGES.fact.belts, MESSAGES.value.belts({ count: belts, section })],
    [MESSAGES.fact.motorSheave, values.inches(motorSheaveIn)],
    [MESSAGES.fact.fanSheave, values.inches(fanSheaveIn)],
    [
      MESSAGES.fact.sheaveSpeed,
      MESSAGES.value.sheaveSpeed({ rpm: written(fanRpm), percent: signed(speedErrorPercent) }),
    ],
    [MESSAGES.fact.beltSpeed, values.velocity(beltSpeed)],
    [
      MESSAGES.fact.beltRating,
      MESSAGES.value.beltRating({ power: values.nominalPower(drive.ratedHp), factor: written(drive.serviceFactor, 1) }),
    ],
    [MESSAGES.fact.fanShaft, values.inches(bearings.shaftIn)],
    [MESSAGES.fact.bearingLoad, values.weight(bearings.loadLb)],
    [MESSAGES.fact.bearingLife, bearingLifeText(bearings.lifeHours)],
  ];
}

function bearingLifeText(hours: number): string {
  const value = written(hours);
  return hours < LONGEST_BEARING_LIFE ? MESSAGES.value.hours({ value }) : MESSAGES.value.hoursAtLeast({ value });
}

function signed(percent: number): string {
  const size = written(Math.abs(percent), 1);
  return percent < 0 ? `−${size}` : `+${size}`;
}
