import { DischargeType, DriveType, DuctType, InletType, MountType } from '@specbuilder/shared-contracts/domain';
import { exhaust } from '../../test/fixtures/specifications.ts';
import { messageText } from '../../test/fixtures/words.ts';
import { DEMO_CATALOGUE } from '../catalogue/demonstration.ts';
import type { DriveCandidate } from '../drive/drive-variant.ts';
import type { ExhaustSupplySpecification } from '../specification/specification.ts';
import { unmetPreference } from './line-filters.ts';

function lineOf(code: string) {
  const line = DEMO_CATALOGUE.lines.find((candidate) => candidate.code === code);
  if (line === undefined) throw new Error(`No line ${code}`);
  return line;
}

type Preference = readonly [
  preference: Partial<ExhaustSupplySpecification>,
  line: string,
  drive: DriveCandidate,
  text: string | null,
  admission: readonly [field: string, value: number | null, text: string] | null,
];

const { Direct, Belt } = DriveType;

describe('a preference that a line and drive cannot meet, with the request that they can', () => {
  it.each<Preference>([
    [{}, 'KUB', 'Belt', null, null],
    [{ fanDriveType: Direct }, 'KUB', 'Belt', 'Belt drive, direct required', ['fanDriveType', 0, 'Any drive']],
    [{ fanDriveType: Direct }, 'KRD', 'Ecm', null, null],
    [{ fanDriveType: Belt }, 'KRD', 'Ecm', 'Direct drive, belt required', ['fanDriveType', 0, 'Any drive']],
    [{ fanDriveType: Belt }, 'KUB', 'Belt', null, null],
    [{ fanMountType: MountType.Side }, 'KUB', 'Belt', 'Roof mount, side required', ['fanMountType', 0, 'Any mount']],
    [{ fanMountType: MountType.Side }, 'KSW', 'Belt', null, null],
    [{ fanMountType: MountType.Roof }, 'KSI', 'Belt', null, null],
    [
      { fanDischargeType: DischargeType.Upblast },
      'KRD',
      'Direct',
      'Downblast discharge, upblast required',
      ['fanDischargeType', 0, 'Any discharge'],
    ],
    [{ fanDischargeType: DischargeType.Downblast }, 'KSW', 'Belt', null, null],
    [
      { fanDischargeType: DischargeType.Downblast },
      'KSI',
      'Belt',
      'Straight discharge, downblast required',
      ['fanDischargeType', 0, 'Any discharge'],
    ],
    [
      { fanInletType: InletType.Side },
      'KRD',
      'Direct',
      'Bottom inlet, side required',
      ['fanInletType', 0, 'Any inlet'],
    ],
    [
      { fanInletType: InletType.Side },
      'KMI',
      'Belt',
      'Straight inlet, side required',
      ['fanInletType', 0, 'Any inlet'],
    ],
    [
      { fanDuctType: DuctType.Ducted },
      'KPW',
      'Belt',
      'For use without ducts, a ducted fan is required',
      ['fanDuctType', 0, 'Any installation, ducted or not'],
    ],
    [
      { fanDuctType: DuctType.NonDucted },
      'KSI',
      'Belt',
      'For ducted systems, a non-ducted fan is required',
      ['fanDuctType', 0, 'Any installation, ducted or not'],
    ],
    [{ fanDuctType: DuctType.NonDucted }, 'KPW', 'Belt', null, null],
    [{ fanDuctType: DuctType.NonDucted }, 'KRB', 'Belt', null, null],
    [{ fanDuctType: DuctType.Ducted }, 'KRB', 'Belt', null, null],
    [{ fanDuctType: DuctType.All }, 'KPW', 'Belt', null, null],
    [{ fanInletType: InletType.Bottom }, 'KSI', 'Belt', null, null],
    [
      { isRestaurantDuty: true },
      'KUD',
      'Direct',
      'No restaurant duty version',
      ['isRestaurantDuty', 0, 'Without restaurant duty'],
    ],
    [{ isRestaurantDuty: true }, 'KUB', 'Belt', null, null],
    [{ isRestaurantDuty: true, fanInletType: InletType.Side }, 'KRD', 'Direct', 'No restaurant duty version', null],
    [{ isHighHeat: true }, 'KMI', 'Belt', null, null],
    [{ isHighHeat: true, isRestaurantDuty: true }, 'KUD', 'Direct', 'No restaurant duty version', null],
    [{ isWindRated: true }, 'KSW', 'Belt', 'No wind-rated version', ['isWindRated', 0, 'Without wind-rated']],
    [{ isWindRated: true }, 'KUB', 'Belt', null, null],
    [
      { hasSpeedControlOption: true },
      'KSI',
      'Belt',
      'No speed control version',
      ['hasSpeedControlOption', 0, 'Without speed control'],
    ],
    [{ hasSpeedControlOption: true }, 'KSI', 'Ecm', null, null],
    [{ hasSpeedControlOption: true }, 'KCC', 'Direct', null, null],
    [{ hasSpeedControlOption: true }, 'KUD', 'Direct', null, null],
    [
      { hasSpeedControlOption: true },
      'KES',
      'Direct',
      'No speed control version',
      ['hasSpeedControlOption', 0, 'Without speed control'],
    ],
    [
      { temperature: 201 },
      'KUD',
      'Direct',
      '201 °F airstream, limit 200 °F',
      ['temperature', 200, 'Airstream up to 200 °F'],
    ],
    [{ temperature: 200 }, 'KUD', 'Direct', null, null],
    [{ temperature: null }, 'KUD', 'Direct', null, null],
    [{ fanApplication: null }, 'KUD', 'Direct', null, null],
    [{ fanApplication: '  ' }, 'KUD', 'Direct', null, null],
    [
      { fanApplication: ' Nonsense|x ' },
      'KUD',
      'Direct',
      'Not listed for Nonsense, x',
      ['fanApplication', null, 'Any application'],
    ],
    [
      { fanApplication: 'grease' },
      'KUD',
      'Direct',
      'Not listed for grease; restaurant duty is required',
      ['fanApplication', null, 'Any application'],
    ],
    [{ fanApplication: 'grease' }, 'KUB', 'Belt', null, null],
  ])('%j of %s, %s: %s', (preference, code, drive, text, admission) => {
    const unmet = unmetPreference(exhaust(preference), lineOf(code), drive);
    expect(unmet && messageText(unmet.message)).toBe(text);
    const change = unmet?.admission ?? null;
    expect(change && [change.field, change.value, messageText(change.message)]).toEqual(admission);
  });
});
