import { curveOfDuty } from './duty-curve.ts';
import { CurveGraphType, FanType } from './enumerations.ts';

describe('the curve of a rated fan', () => {
  const rating = {
    cfm: 2000,
    requiredCfm: 2000,
    externalStaticPressure: 0.5,
    optionStaticPressure: 0,
    totalStaticPressure: 0.5,
    rpm: 868,
    bhp: 0.4,
    totalBhp: 0.43,
  };

  it('is that of its duty, with what the drive loses, in standard air where the job names none', () => {
    expect(curveOfDuty(rating, { altitude: null, temperature: null })).toEqual({
      fanCurveGraphType: CurveGraphType.ExhaustCurves,
      cfm: 2000,
      sp: 0.5,
      rpm: 868,
      bhp: 0.4,
      driveLoss: 0.03,
      altitude: 0,
      ambientTemperature: 70,
    });
  });

  it('names what the duct and the options take where the fan overcomes more than the duct', () => {
    const unit = { ...rating, totalStaticPressure: 0.717, optionStaticPressure: 0.12 };
    expect(curveOfDuty(unit, {})).toMatchObject({ sp: 0.717, externalSP: 0.5, optionSP: 0.12 });
    expect(Object.keys(curveOfDuty(rating, {}))).not.toContain('externalSP');
  });

  it('is a supply curve in the air of the job', () => {
    expect(curveOfDuty(rating, { fanType: FanType.Supply, altitude: 5280, temperature: 120 })).toMatchObject({
      fanCurveGraphType: CurveGraphType.SupplyCurves,
      altitude: 5280,
      ambientTemperature: 120,
    });
  });
});
