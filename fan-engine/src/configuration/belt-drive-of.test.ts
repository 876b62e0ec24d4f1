import { DriveType } from '@specbuilder/shared-contracts/domain';
import { choosing, configured } from '../../test/fixtures/configurations.ts';
import { exhaust, MILWAUKEE, supply } from '../../test/fixtures/specifications.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { SPEED_TOLERANCE } from '../drive/belt-drive.ts';
import { select } from '../selection/select.ts';
import { evaluate } from './evaluate.ts';

const UTILITY_SET = configured(MILWAUKEE, 'KUB245', { driveText: 'Belt' });

describe('the belt drive of a configured fan', () => {
  it('is that of its motor and speed', () => {
    const { beltDrive, rating, motor } = evaluate(UTILITY_SET, DEMO_CATALOGUE);
    expect([motor.horsepower, rating?.rpm]).toEqual([7.5, 1251]);
    expect(beltDrive).toMatchObject({ section: 'A', belts: 3, serviceFactor: 1.5 });
    expect(beltDrive?.ratedHp).toBeGreaterThanOrEqual(1.5 * 7.5);
    expect(Math.abs((beltDrive?.fanRpm ?? 0) / 1251 - 1)).toBeLessThanOrEqual(SPEED_TOLERANCE);
  });

  it('has larger bearings where long life is ordered and the standard ones fall short', () => {
    const heavy = configured(exhaust({ cfm: 14_000, sp: 10 }), 'KUB330-III', { driveText: 'Belt' });
    const before = evaluate(heavy, DEMO_CATALOGUE).beltDrive?.bearings.lifeHours ?? 0;
    const after = evaluate(choosing(heavy, { BRG: true }).configuration, DEMO_CATALOGUE).beltDrive?.bearings;
    expect(before).toBeLessThan(200_000);
    expect(after?.lifeHours).toBeGreaterThanOrEqual(200_000);
  });

  it('is none of a direct drive, of a propeller, and of a catalogue that says nothing of belts', () => {
    const direct = configured(exhaust({ cfm: 2000, sp: 0.5 }), 'KRD165', { driveText: 'Direct, ECM' });
    expect(evaluate(direct, DEMO_CATALOGUE).beltDrive).toBeNull();
    const propeller = configured(exhaust({ cfm: 8000, sp: 0.1 }), 'KPW360', { driveText: 'Belt' });
    expect(evaluate(propeller, DEMO_CATALOGUE).beltDrive).toBeNull();
    const { beltDrives: _none, ...silent } = DEMO_CATALOGUE;
    expect(evaluate(UTILITY_SET, silent).beltDrive).toBeNull();
  });

  it('is there for every centrifugal fan of ordinary duties', () => {
    const duties = [600, 2000, 6000, 15_000, 30_000].flatMap((cfm) => [0.25, 0.75, 1.5, 3].map((sp) => ({ cfm, sp })));
    const drives = duties
      .flatMap((duty) => [
        exhaust({ ...duty, fanDriveType: DriveType.Belt }),
        supply({ ...duty, fanDriveType: DriveType.Belt }),
      ])
      .flatMap((specification) =>
        select(specification, DEMO_CATALOGUE)
          .results.filter(({ modelDisplayAs }) => !/^K(P|T|V|E)/.test(modelDisplayAs))
          .slice(0, 3)
          .map(({ modelDisplayAs, driveText }) => configured(specification, modelDisplayAs, { driveText })),
      )
      .map((configuration) => evaluate(configuration, DEMO_CATALOGUE).beltDrive);
    expect(drives.length).toBeGreaterThan(50);
    expect(drives.filter((drive) => drive === null)).toEqual([]);
  });
});
