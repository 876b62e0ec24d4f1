import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import { LONGEST_BEARING_LIFE } from '@specbuilder/shared-contracts/domain';
import { column } from './column.ts';

const ON_BELTS = { isOptional: true } as const;

const driven =
  (of: (drive: BeltDrive) => string | number) =>
  ({ item: { beltDrive } }: { readonly item: { readonly beltDrive?: BeltDrive | null | undefined } }) =>
    beltDrive == null ? null : of(beltDrive);

/** The longest life means that or more, which a bare number would not say. */
function lifeCell(hours: number): string | number {
  return hours < LONGEST_BEARING_LIFE ? hours : `>=${LONGEST_BEARING_LIFE}`;
}

/** Drive of fans on belts: in data, where documents have no room for it. */
export const BELT_DRIVE = [
  column(
    'beltSection',
    'fan',
    driven(({ section }) => section),
    ON_BELTS,
  ),
  column(
    'belts',
    'fan',
    driven(({ belts }) => belts),
    ON_BELTS,
  ),
  column(
    'motorSheave',
    'fan',
    driven(({ motorSheaveIn }) => motorSheaveIn),
    { decimals: 1, ...ON_BELTS },
  ),
  column(
    'fanSheave',
    'fan',
    driven(({ fanSheaveIn }) => fanSheaveIn),
    { decimals: 1, ...ON_BELTS },
  ),
  column(
    'beltSpeed',
    'fan',
    driven(({ beltSpeed }) => beltSpeed),
    ON_BELTS,
  ),
  column(
    'bearingLife',
    'fan',
    driven(({ bearings }) => lifeCell(bearings.lifeHours)),
    ON_BELTS,
  ),
];
