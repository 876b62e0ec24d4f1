import { DischargeType, DriveType, InletType, MountType } from '@specbuilder/shared-contracts/domain';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { messageText } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import { select } from './select.ts';

const sized = (changes: Parameters<typeof exhaust>[0] = {}) => select(exhaust(changes), DEMO_CATALOGUE);
const reasonOf = (changes: Parameters<typeof exhaust>[0], modelCode: string) => {
  const excluded = sized(changes).excluded.find((exclusion) => exclusion.modelCode === modelCode);
  return [excluded?.reason, excluded && messageText(excluded.message)];
};

describe('reasons of exclusions', () => {
  it.each([
    [{ sones: 15 }, 'KUB245B', 'sound', '36.2 sones, limit 15'],
    [{ sones: 15, soundLevelDistance: 30 }, 'KUB245B', undefined, undefined],
    [{ fanDriveType: DriveType.Direct }, 'KUB245B', 'drive', 'Belt drive, direct required'],
    [{ fanDriveType: DriveType.Belt }, 'KUD245D', 'drive', 'Direct drive, belt required'],
    [{ fanMountType: MountType.Side }, 'KUB245B', 'mount', 'Roof mount, side required'],
    [{ fanMountType: MountType.Roof }, 'KPW360B', 'mount', 'Side mount, roof required'],
    [{ fanDischargeType: DischargeType.Downblast }, 'KUB245B', 'discharge', 'Upblast discharge, downblast required'],
    [{ fanDischargeType: DischargeType.Upblast }, 'KSI120B', 'discharge', 'Straight discharge, upblast required'],
    [{ fanInletType: InletType.Bottom }, 'KUB245B', 'feature', 'Side inlet, bottom required'],
    [{ isRestaurantDuty: true }, 'KUD245D', 'feature', 'No restaurant duty version'],
    [{ isHighHeat: true }, 'KUD245D', 'feature', 'No high heat version'],
    [{ isWindRated: true }, 'KSI120B', 'feature', 'No wind-rated version'],
    [{ hasSpeedControlOption: true }, 'KUB245B', 'feature', 'No speed control version'],
    [{ temperature: 250 }, 'KUD245D', 'density', '250 °F airstream, limit 200 °F'],
    [{ temperature: 450 }, 'KUB245B', 'density', '450 °F airstream, limit 400 °F'],
    [{}, 'KCC080D', 'airflow', '9,000 cfm, line ends at 3,600 cfm'],
    [{ cfm: 60, sp: 0.1 }, 'KUB123B', 'airflow', '60 cfm, line starts at 430 cfm'],
    [{}, 'KUB490B', 'stall', '37.1% left of stall, 5% margin needed'],
    [{}, 'KUB365B', undefined, undefined],
    [{}, 'KPW600B', 'stall', '61.5% left of stall, 5% margin needed'],
    [{}, 'KTA150B', 'efficiency', 'At 54.4% of peak efficiency (min. 60%)'],
    [{}, 'KPR180B', 'speed', '5,583 rpm, belt drive limit 4,000 rpm'],
    [{}, 'KSI200E', 'speed', '2,090 rpm, ECM limit 1,750 rpm'],
    [{ cfm: 3000, sp: 1.5 }, 'KRU120D', 'speed', '2,770 rpm needed, no fixed speed within 0 to +10% of duty'],
    [{}, 'KRB150B', 'tip-speed', '3,982 rpm, 1,843 rpm above the wheel limit'],
    [{ cfm: 9000, sp: 12 }, 'KUB165B', 'tip-speed', '3,840 rpm, 263 rpm above the class III limit'],
    [{ cfm: 9000, sp: 10 }, 'KUD245D', 'tip-speed', '10.00 in. wg at 2,056 fpm is above its highest class'],
    [
      { motorVoltage: 115, motorPhase: 3, motorFrequency: 0 },
      'KUB183B',
      'voltage',
      'No motor for 115 V, three phase; the motors are for 208 V, 230 V, 240 V, 460 V, 480 V, 575 V, 600 V',
    ],
    [{ cfm: 60_000, sp: 9 }, 'KUB490B', 'motor', '133.57 hp needed, largest motor 100 hp'],
    [{ cfm: 60_000, sp: 9, isPremiumEfficiency: true }, 'KUB490B', 'motor', '133.57 hp needed, largest motor 100 hp'],
    [{ cfm: 60_000, sp: 9, altitude: 9000 }, 'KUB490B', 'motor', '152.16 hp needed, largest motor 100 hp'],
    [{ cfm: 9000, sp: 3, motorPhase: 1 }, 'KUB245B', 'voltage', 'No motor for single phase, 60 Hz'],
    [
      { motorVoltage: 277 },
      'KUB245B',
      'voltage',
      'No motor for 277 V, 60 Hz; the motors are for 208 V, 230 V, 240 V, 460 V, 480 V, 575 V, 600 V',
    ],
    [
      { motorVoltage: 415, motorFrequency: 50 },
      'KUB245B',
      'voltage',
      'No motor for 415 V, 50 Hz; the motors are for 190 V, 200 V, 380 V, 400 V',
    ],
    [
      { cfm: 800, sp: 0.25, motorVoltage: 127, motorPhase: 1 },
      'KUB123B',
      'voltage',
      'No motor for 127 V, single phase, 60 Hz; the motors are for 115 V, 120 V, 208 V, 220 V, 230 V, 240 V, 277 V',
    ],
    [{ cfm: 800, sp: 0.25, isPremiumEfficiency: true }, 'KRD120E', 'motor', 'No NEMA Premium motor for this drive'],
  ] as const)('%o excludes %s: %s', (changes, modelCode, reason, text) => {
    const [found, words] = reasonOf(changes, modelCode);
    expect(found).toBe(reason);
    if (text !== undefined) expect(words).toBe(text);
  });

  it('takes only restaurant duty for grease, whatever the case of the word', () => {
    const kitchen = sized({ cfm: 3200, sp: 1.25, fanApplication: 'kitchen exhaust|roof|grease' });
    expect(new Set(kitchen.results.map(({ modelDisplayAs }) => modelDisplayAs.slice(0, 3)))).toEqual(
      new Set(['KRU', 'KRX']),
    );
    expect(reasonOf({ fanApplication: 'Kitchen exhaust|Roof|GREASE' }, 'KRD120D')).toEqual([
      'application',
      'Not listed for grease; restaurant duty is required',
    ]);
    const models = (fanApplication: string) =>
      sized({ cfm: 3200, sp: 1.25, fanApplication }).results.map(({ modelDisplayAs }) => modelDisplayAs);
    expect(models('Kitchen exhaust|Roof|GREASE|Demand control')).toEqual(models('Kitchen exhaust|Roof|GREASE'));
    expect(models('grease').some((model) => model.startsWith('KUB'))).toBe(true);
    expect(models('grease').every((model) => /^(KUB|KRU|KRX)/.test(model))).toBe(true);
    expect(reasonOf({ fanApplication: 'Fume|Utility set|Laboratory' }, 'KUD245D')).toEqual([
      'application',
      'Not listed for Fume, Utility set, Laboratory',
    ]);
  });
});
