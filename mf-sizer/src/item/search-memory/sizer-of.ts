import { FanCategory } from '@specbuilder/shared-contracts/domain';

export type Sizer = 'exhaustSupply' | 'hvls';

/**
 * The sizer of a category: undefined and HVLS use the HVLS sizer, the others the exhaust and supply sizer; those that a
 * catalogue adds are all sized by duty.
 */
export function sizerOf(category: FanCategory): Sizer {
  const isHvls = category === FanCategory.Undefined || category === FanCategory.HighVolumeLowSpeed;
  return isHvls ? 'hvls' : 'exhaustSupply';
}
