import { DEMO_CATALOGUE } from '@specbuilder/fan-engine';
import { FanCategory, fanCategoryOfId } from '@specbuilder/shared-contracts/domain';
import { listTopCategories } from './categories.ts';

const idsWhere = (rtuEnabled: boolean) => listTopCategories(DEMO_CATALOGUE, { rtuEnabled }).map(({ id }) => id);

describe('The categories on offer', () => {
  it('[STA-008] are exhaust, make-up air, heated make-up air, HVAC units, ceiling fans and industrial heaters', () => {
    expect(new Set(idsWhere(true).map(fanCategoryOfId))).toEqual(
      new Set([
        FanCategory.Exhaust,
        FanCategory.MakeUpAir,
        FanCategory.HeatedMakeUpAir,
        FanCategory.HvacUnit,
        FanCategory.HighVolumeLowSpeed,
        FanCategory.IndustrialHeater,
      ]),
    );
  });

  it('[STA-009] have no HVAC units where the brand has rtuEnabled off', () => {
    const offered = idsWhere(false);
    expect(offered.map(fanCategoryOfId)).not.toContain(FanCategory.HvacUnit);
    expect(offered.length).toBe(idsWhere(true).length - 1);
  });
});
