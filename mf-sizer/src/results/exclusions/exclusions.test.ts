import type { Exclusion } from '@specbuilder/shared-contracts/api';
import { DriveType, DuctType } from '@specbuilder/shared-contracts/domain';
import { textMessage } from '../../../test/messages.ts';
import { left as leftOut } from '../../../test/results.ts';
import { exclusionGroups, missName, nearestMisses } from './exclusion-groups.ts';
import { noMatchText } from './no-match-text.ts';
import { isSafe, relaxations } from './relaxations.ts';
import { roundSones, soundSteps } from './sound-relaxation.ts';

const left = (reason: Exclusion['reason'], value: number | null = null, limit: number | null = null) =>
  leftOut(`K${value ?? reason}`, reason, value, limit);
const SOUND = [37.9, 38.2, 39.5, 39.9, 40, 44, 59.1].map((value) => left('sound', value, 37));

describe('sound limit that lets more sizes in', () => {
  test.each([
    [13.2, 14],
    [19.1, 20],
    [20, 20],
    [20.1, 25],
    [37.9, 40],
    [99.2, 100],
  ])('%p sones ask for a limit of %p', (sones, limit) => {
    expect(roundSones(sones)).toBe(limit);
  });

  test('the first step gains the nearest sizes, the second all that can be gained', () => {
    expect(
      soundSteps(
        'sound',
        SOUND.map(({ value }) => value ?? 0),
      ),
    ).toEqual([
      { limit: 40, gain: 5 },
      { limit: 60, gain: 7 },
    ]);
  });

  test('one step when one limit lets all of them in, none for sizes above the highest limit', () => {
    expect(soundSteps('sound', [13.2, 13.9])).toEqual([{ limit: 14, gain: 2 }]);
    expect(soundSteps('sound', [101, 140])).toEqual([]);
  });

  test('a step never promises a size that stays too loud', () => {
    for (let low = 0.1; low < 110; low += 3.7) {
      const levels = [low, low + 0.05, low + 6.3, low * 1.5];
      for (const { limit, gain } of soundSteps('sound', levels)) {
        expect(levels.filter((level) => level <= limit)).toHaveLength(gain);
        expect(gain).toBeGreaterThan(0);
      }
    }
  });
});

describe('name of an excluded size', () => {
  test('is that of lists of results, or the one with the drive in results that are older than it', () => {
    expect(missName({ modelDisplayAs: 'KRB245', modelCode: 'KRB245B' })).toBe('KRB245');
    expect(missName({ modelCode: 'KRB245B' })).toBe('KRB245B');
  });
});

describe('groups of excluded sizes', () => {
  const limits = { sones: 37, fanDriveType: DriveType.All };
  const groups = exclusionGroups([...SOUND, left('stall'), left('stall'), left('drive')], limits);

  test('the largest group is first and every size is counted once', () => {
    expect(groups.map(({ reason, count }) => [reason, count])).toEqual([
      ['sound', 7],
      ['stall', 2],
      ['drive', 1],
    ]);
  });

  test('only a limit that the user set is movable, and its heading names their figure', () => {
    expect(groups.filter(({ isMovable }) => isMovable).map(({ title }) => title)).toEqual(['Louder than 37 sones']);
    expect(groups[0]?.detail).toBe('Raise to 40 to gain 5, to 60 to gain 7');
    const belt = exclusionGroups([left('drive')], { fanDriveType: DriveType.Belt });
    expect(belt[0]?.isMovable).toBe(true);
  });

  test('fixed speeds are let in by the least tolerance that takes one in, more air before less', () => {
    const needing = (field: string, value: number): Exclusion => ({
      ...left('speed'),
      admission: { field, value, message: textMessage('change') },
    });
    const patches = (...group: Exclusion[]) => relaxations(group, {}).map(({ label, patch }) => [label, patch]);
    const less = needing('airflowToleranceBelow', 3);
    expect(patches(needing('airflowToleranceAbove', 18), needing('airflowToleranceAbove', 13), less)).toEqual([
      ['Allow up to +13% airflow', { airflowToleranceAbove: 13 }],
    ]);
    expect(patches(less, needing('sp', 1))).toEqual([['Allow down to −3% airflow', { airflowToleranceBelow: 3 }]]);
    expect(patches(needing('sp', 1), left('speed'))).toEqual([]);
  });

  test('a limit in dBA is named, and raised to whole dBA that each gain a size', () => {
    const limits = { sones: 100, soundPressure: 55 };
    const excluded = [57, 58, 58, 66].map((value) => left('soundPressure', value, 55));
    expect(exclusionGroups(excluded, limits)).toMatchObject([
      { title: 'Louder than 55 dBA', detail: 'Raise to 57 to gain 1, to 66 to gain 4', isMovable: true },
    ]);
    expect(relaxations(excluded, limits)).toMatchObject([{ label: 'Allow 57 dBA', patch: { soundPressure: 57 } }]);
    expect(noMatchText(excluded, 4, limits).title).toBe('None of 4 sizes stays under 55 dBA');
  });

  test('what is above both limits of sound is gained by neither', () => {
    const limits = { sones: 12, soundPressure: 55 };
    const above = { ...left('sound', 13, 12), admission: null };
    expect(relaxations([above], limits)).toEqual([]);
    expect(exclusionGroups([above], limits)).toMatchObject([{ title: 'Louder than 12 sones', isMovable: false }]);
    const either = [above, left('sound', 14, 12), left('soundPressure', 57, 55)];
    expect(relaxations(either, limits).map(({ patch }) => patch)).toEqual([{ sones: 14 }, { soundPressure: 57 }]);
    expect(noMatchText(either, 3, limits)).toEqual({
      title: 'None of 3 sizes stays under 12 sones and 55 dBA',
      text: '3 sizes meet the duty and are louder.',
    });
  });

  test('relaxations relax exactly the limit that is behind a group', () => {
    const limited = { sones: 37, fanDriveType: DriveType.Belt, isHighHeat: true, motorVoltage: 277 };
    const all = [left('drive'), left('drive'), ...SOUND, left('feature'), left('voltage'), left('stall')];
    expect(relaxations(all, limited).map(({ patch }) => patch)).toEqual([
      { sones: 40 },
      { fanDriveType: DriveType.All },
      { motorPhase: 0, motorVoltage: 0 },
      { isRestaurantDuty: false, hasSpeedControlOption: false, isHighHeat: false, isWindRated: false },
    ]);
    expect(relaxations([left('stall'), left('tip-speed')], limited)).toEqual([]);
  });

  test('fans of the other installation are let in by either', () => {
    expect(relaxations([left('ducts')], { fanDuctType: DuctType.Ducted })).toMatchObject([
      { label: 'Ducted and non-ducted', patch: { fanDuctType: DuctType.All } },
    ]);
    expect(relaxations([left('ducts')], { fanDuctType: DuctType.All })).toEqual([]);
  });

  test('what gains a fan comes before what more sizes failed at, and what a fan is built for last', () => {
    const admission = {
      field: 'sones',
      value: 40,
      message: { code: 'admission.sound', parameters: { sones: 40 } },
    } as const;
    const quieter = { ...left('sound', 38, 37), admission };
    const many = ['a', 'b', 'c'].map(() => left('application'));
    const limited = { sones: 37, fanApplication: 'Laboratory', fanDriveType: DriveType.Belt };
    const ways = relaxations([...many, left('drive'), left('drive'), quieter], limited);
    expect(ways.map(({ reason }) => reason)).toEqual(['sound', 'drive', 'application']);
    expect(ways.map(isSafe)).toEqual([true, true, false]);
  });

  test('the nearest misses missed by the least share of their limit', () => {
    const misses = [left('sound', 60, 30), left('tip-speed', 1510, 1500), left('motor', 8, 7.5), left('stall')];
    expect(nearestMisses(misses, 2).map(({ reason }) => reason)).toEqual(['tip-speed', 'motor']);
  });
});
