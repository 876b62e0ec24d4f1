import { CurveGraphType, FanType } from '@specbuilder/shared-contracts/domain';
import { rating } from '../testing/results.ts';
import { exhaustSpecification } from '../testing/specifications.ts';
import { CURVE_SIZES, curveRequest } from './curve-request.ts';

const request = (part: Parameters<typeof rating>[0], fanType: FanType = FanType.Exhaust) =>
  curveRequest({
    fanUnitId: 7,
    catalogueVersion: '2026.6',
    rating: rating(part),
    specification: { ...exhaustSpecification(), fanType },
    isDark: false,
    size: CURVE_SIZES.small,
  });

describe('address of a curve', () => {
  it('[RES-016] asks for the required duty of a fixed speed, which runs above it on the same system', () => {
    const fixed = request({ cfm: 2200, requiredCfm: 2000, totalStaticPressure: 0.605 });
    expect(fixed).toMatchObject({ cfm: 2000, sp: 0.5, rpm: 868, bhp: 0.4, driveLoss: 0.03 });
  });

  it('is that of the catalogue the fan was sized from', () => {
    expect(request({})).toMatchObject({ fanUnitId: 7, catalogueVersion: '2026.6' });
  });

  it('asks for the duty itself where the fan runs at it', () => {
    expect(request({})).toMatchObject({ cfm: 2000, sp: 0.5 });
  });

  it('names no ducts for a supply unit: its total pressure has them in', () => {
    const supply = request({}, FanType.Supply);
    expect(supply.fanCurveGraphType).toBe(CurveGraphType.SupplyCurves);
    expect(Object.keys(supply).filter((name) => /SP$/.test(name))).toEqual([]);
  });
});
