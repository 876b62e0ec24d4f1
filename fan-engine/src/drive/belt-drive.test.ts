import fc from 'fast-check';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import { basicRatingLife, beltPull } from './bearing-life.ts';
import { BELT_SPEED_LIMIT, type BeltDriven, beltDrive, beltPower, SPEED_TOLERANCE } from './belt-drive.ts';
import type { BeltDriveData } from './belt-drive-data.ts';

const DATA = DEMO_DOCUMENT.beltDrives as BeltDriveData;
/** A utility set of 24.5 in. with a motor of 7.5 hp. */
const FAN: BeltDriven = {
  motorHp: 7.5,
  motorRpm: 1750,
  fanRpm: 1018,
  bhp: 6.04,
  wheelIn: 24.5,
  wheelWeightLb: 62,
  minimumLifeHours: 0,
};
const anyFan: fc.Arbitrary<BeltDriven> = fc
  .record({
    motorHp: fc.constantFrom(0.25, 0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100),
    motorRpm: fc.constantFrom(1750, 1458),
    fanRpm: fc.double({ min: 200, max: 4000, noNaN: true }),
    load: fc.double({ min: 0.3, max: 1, noNaN: true }),
    wheelIn: fc.double({ min: 8, max: 60, noNaN: true }),
    minimumLifeHours: fc.constantFrom(0, 200_000),
  })
  .map(({ load, ...fan }) => ({ ...fan, bhp: load * fan.motorHp, wheelWeightLb: 2 + 0.1 * fan.wheelIn ** 2 }));

describe('belts, sheaves and bearings of a fan', () => {
  it('are as worked out by hand', () => {
    // x = 7 x 1.75 = 12.25: 12.25 (0.85 - 1.34/7 - 0.00024 x 12.25^2 - 0.17 log 12.25) = 12.25 x 0.4376 = 5.36 hp.
    expect(beltPower({ k1: 0.85, k2: 1.34, k3: 0.00024, k4: 0.17 }, 7, 1750)).toBeCloseTo(5.36, 2);
    // A circumference of 21.99 in. at 1,750 rpm is 3,207 fpm; 1,750 x 7 / 12 = 1,020.8 rpm, 0.28 % above 1,018.
    // Effective tension 63,025 x 2 x 6.04 / (1018 x 12) = 62.32 lb, times 1.5; with a wheel of 62 lb 155.5 lb.
    expect(beltPull(6.04, 1018, 12)).toBeCloseTo(93.49, 2);
    // (5,800 / 155.5)^3 x 10^6 / (60 x 1018) = 51,890 x 16.372 = 849,500 h.
    expect(basicRatingLife(5800, 155.5, 1018) / 849_500).toBeCloseTo(1, 3);
  });

  it('are chosen for a utility set: the nearest sheaves of the smallest section that carries the motor', () => {
    const drive = beltDrive(FAN, DATA);
    expect(drive).toEqual({
      section: 'A',
      belts: 3,
      motorSheaveIn: 7,
      fanSheaveIn: 12,
      fanRpm: 1021,
      speedErrorPercent: 0.3,
      beltSpeed: 3207,
      serviceFactor: 1.5,
      ratedHp: 15.28,
      bearings: { shaftIn: 1.4375, loadLb: 155, capacityLb: 5800, lifeHours: 850_000 },
    });
  });

  it('are a matter of the catalogue: without its data, or sheaves of the speed, there are none', () => {
    expect(beltDrive(FAN, null)).toBeNull();
    expect(beltDrive({ ...FAN, fanRpm: 90 }, DATA)).toBeNull();
    expect(beltDrive({ ...FAN, motorHp: 125 }, DATA)).toBeNull();
    expect(beltDrive(FAN, { ...DATA, bearings: [] })).toBeNull();
  });

  it('give the speed within the tolerance, below the limit of the belts, on sheaves that are stocked', () => {
    fc.assert(
      fc.property(anyFan, (fan) => {
        const drive = beltDrive(fan, DATA);
        if (drive === null) return;
        const sheaves = DATA.sections.find(({ name }) => name === drive.section)?.sheavesIn ?? [];
        expect(sheaves).toEqual(expect.arrayContaining([drive.motorSheaveIn, drive.fanSheaveIn]));
        const speed = (fan.motorRpm * drive.motorSheaveIn) / drive.fanSheaveIn;
        expect(Math.abs(speed / fan.fanRpm - 1)).toBeLessThanOrEqual(SPEED_TOLERANCE + 1e-9);
        expect(Math.abs(drive.fanRpm - speed)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(drive.beltSpeed).toBeLessThanOrEqual(BELT_SPEED_LIMIT);
      }),
    );
  });

  it('carry the motor times the service factor', () => {
    fc.assert(
      fc.property(anyFan, (fan) => {
        const drive = beltDrive(fan, DATA);
        if (drive === null) return;
        expect(drive.ratedHp).toBeGreaterThanOrEqual(fan.motorHp * DATA.serviceFactor - 0.01);
        const most = DATA.sections.find(({ name }) => name === drive.section)?.maximumBelts ?? 0;
        expect(drive.belts).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('live shorter with more load and more speed', () => {
    const load = fc.double({ min: 10, max: 5000, noNaN: true });
    const rpm = fc.double({ min: 200, max: 4000, noNaN: true });
    const more = fc.double({ min: 1.01, max: 3, noNaN: true });
    fc.assert(
      fc.property(load, rpm, more, (pounds, speed, times) => {
        const life = basicRatingLife(5800, pounds, speed);
        expect(basicRatingLife(5800, pounds * times, speed)).toBeCloseTo(life / times ** 3, 3);
        expect(basicRatingLife(5800, pounds, speed * times)).toBeLessThan(life);
      }),
    );
    fc.assert(
      fc.property(anyFan, more, (fan, times) => {
        const [drive, loaded] = [beltDrive(fan, DATA), beltDrive({ ...fan, bhp: fan.bhp * times }, DATA)];
        if (drive === null || fan.minimumLifeHours > 0) return;
        expect(loaded?.bearings.lifeHours).toBeLessThanOrEqual(drive.bearings.lifeHours);
      }),
    );
  });

  it('live as long as was ordered where bearings of the catalogue do', () => {
    const heavy = { ...FAN, bhp: 7.4, wheelWeightLb: 260 };
    expect(beltDrive(heavy, DATA)?.bearings.lifeHours).toBeLessThan(200_000);
    const ordered = beltDrive({ ...heavy, minimumLifeHours: 200_000 }, DATA);
    expect(ordered?.bearings.lifeHours).toBeGreaterThanOrEqual(200_000);
    expect(ordered?.bearings.shaftIn).toBeGreaterThan(1.4375);
    expect(beltDrive({ ...heavy, minimumLifeHours: 1e12 }, DATA)?.bearings.capacityLb).toBe(27_400);
  });
});
