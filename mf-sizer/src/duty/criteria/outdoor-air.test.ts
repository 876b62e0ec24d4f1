import { HvacAirMode } from '@specbuilder/shared-contracts/domain';
import { clampPercentage, clampVolume, outdoorPercentage, outdoorVolume } from './outdoor-air.ts';
import { outdoorAirAfter } from './outdoor-air-after.ts';

describe('outdoor air', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [42.5, 42.5],
    [100, 100],
    [130, 100],
  ])('[SCH-056] %p %% counts as %p %%', (typed, counted) => {
    expect(clampPercentage(typed)).toBe(counted);
  });

  test.each([
    [-200, 0],
    [950.4, 950],
    [1000, 1000],
    [4000, 1000],
  ])('[SCH-055] of 1,000 cfm %p cfm count as %p', (typed, counted) => {
    expect(clampVolume(typed, 1000)).toBe(counted);
  });

  test('[SCH-055] [SCH-056] percentage and volume are each the other', () => {
    expect(outdoorVolume(95, 10_000)).toBe(9500);
    for (let volume = 0; volume <= 9000; volume += 450) {
      const percentage = outdoorPercentage(volume, 9000);
      expect(percentage).toBeGreaterThanOrEqual(0);
      expect(percentage).toBeLessThanOrEqual(100);
      expect(Math.abs((outdoorVolume(percentage, 9000) ?? 0) - volume)).toBeLessThanOrEqual(1);
    }
  });

  const after = (name: string, typed: Partial<Parameters<typeof outdoorAirAfter>[2]>) =>
    outdoorAirAfter(name, true, {
      cfm: 10_000,
      maxOutdoorAirPercentage: 40,
      maxOutdoorAirVolume: 4000,
      hvacAirMode: HvacAirMode.MixedAir,
      ...typed,
    });

  test.each([
    ['SCH-058', HvacAirMode.HundredPercentOutdoorAir, 100, 10_000],
    ['SCH-059', HvacAirMode.HundredPercentReturnAir, 0, 0],
    ['SCH-060', HvacAirMode.MixedAir, 95, 9500],
  ])('[%s] mode %p sets the outdoor air to %p %% and %p cfm', (_, hvacAirMode, percentage, volume) => {
    expect(after('hvacAirMode', { hvacAirMode })).toEqual({
      maxOutdoorAirPercentage: percentage,
      maxOutdoorAirVolume: volume,
    });
  });

  test('the mode follows what is typed', () => {
    const { HundredPercentOutdoorAir, HundredPercentReturnAir, MixedAir } = HvacAirMode;
    const mode = (typed: number | null) =>
      after('maxOutdoorAirPercentage', { maxOutdoorAirPercentage: typed }).hvacAirMode;
    expect([100, 120, null, 0, -1, 1, 99].map(mode)).toEqual([
      HundredPercentOutdoorAir,
      HundredPercentOutdoorAir,
      HundredPercentOutdoorAir,
      HundredPercentReturnAir,
      HundredPercentReturnAir,
      MixedAir,
      MixedAir,
    ]);
    expect(after('maxOutdoorAirVolume', { maxOutdoorAirVolume: 10_000 }).hvacAirMode).toBe(HundredPercentOutdoorAir);
  });

  test('another airflow keeps the share, a text that is no number changes nothing', () => {
    expect(after('cfm', { cfm: 5000 })).toEqual({ maxOutdoorAirVolume: 2000 });
    expect(after('maxOutdoorAirPercentage', { maxOutdoorAirPercentage: Number.NaN })).toEqual({});
    expect(after('maxOutdoorAirVolume', { maxOutdoorAirVolume: Number.NaN })).toEqual({});
    expect(after('sp', {})).toEqual({});
  });

  test('neither is known without the airflow', () => {
    expect(outdoorVolume(50, null)).toBeNull();
    expect(outdoorVolume(null, 1000)).toBeNull();
    expect(outdoorPercentage(500, null)).toBeNull();
    expect(outdoorPercentage(500, Number.NaN)).toBeNull();
  });
});
