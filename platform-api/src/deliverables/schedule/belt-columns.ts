import type { BeltDrive } from '@specbuilder/shared-contracts/api';
import { column } from './column.ts';

const ON_BELTS = { isOptional: true } as const;

const driven =
  (of: (drive: BeltDrive) => string | number) =>
  ({ item: { beltDrive } }: { readonly item: { readonly beltDrive?: BeltDrive | null | undefined } }) =>
    beltDrive == null ? null : of(beltDrive);

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
    driven(({ bearings }) => bearings.lifeHours),
    ON_BELTS,
  ),
];
