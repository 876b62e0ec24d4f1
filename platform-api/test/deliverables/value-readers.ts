import { type DutyPoint, deliversAsRequired, OptionGroup, operatingPoint } from '@specbuilder/shared-contracts/domain';
import type { DeliverableItem } from '../../src/deliverables/subject/subject.ts';

export const rated =
  (of: (rating: NonNullable<DeliverableItem['item']['rating']>) => number | null) => (each: DeliverableItem) =>
    each.item.rating === null ? null : of(each.item.rating);

/** Of the operating point where it is another one than required. */
export function otherPoint(of: (point: DutyPoint) => number) {
  return (rating: NonNullable<DeliverableItem['item']['rating']>) =>
    deliversAsRequired(rating) ? null : of(operatingPoint(rating));
}

export const heated =
  (of: (heating: NonNullable<DeliverableItem['item']['heating']>) => number | null) =>
  ({ item: { heating } }: DeliverableItem) =>
    heating == null ? null : of(heating);
export const cooled =
  (of: (cooling: NonNullable<DeliverableItem['item']['cooling']>) => number) =>
  ({ item: { cooling } }: DeliverableItem) =>
    cooling == null ? null : of(cooling);
export const ofCeilingFan =
  (of: (hvls: NonNullable<DeliverableItem['item']['hvls']>) => number) =>
  ({ item: { hvls } }: DeliverableItem) =>
    hvls == null ? null : of(hvls);
export const driven =
  (of: (drive: NonNullable<DeliverableItem['item']['beltDrive']>) => number) =>
  ({ item: { beltDrive } }: DeliverableItem) =>
    beltDrive == null ? null : of(beltDrive);

const IN_WC_PER_PSI = 27.68;
/** A pressure that is entered, none of which is drawn: the range that it may have, in. w.c. */
const CUSTOM_RANGE = { min: 5, max: 138.4 };

/** Of a gas train by its words: '7 - 14 in. w.c. inlet', '14 in. w.c. - 1 psi inlet'. */
export function gasPressure(bound: 'min' | 'max') {
  return ({ options }: DeliverableItem): number | null => {
    const train = options.find(({ group }) => group === OptionGroup.GasPressure);
    if (train === undefined) return null;
    const words = /^(\d+)( in\. w\.c\.)? - (\d+) (in\. w\.c\.|psi)/.exec(train.description);
    if (words === null) return CUSTOM_RANGE[bound];
    const [, min, isWater, max, unit] = words;
    const factor = unit === 'psi' ? IN_WC_PER_PSI : 1;
    return bound === 'max' ? Number(max) * factor : Number(min) * (isWater === undefined ? factor : 1);
  };
}

/** Of units that condition outdoor air, which is a share of what was required. */
export function outdoorAirflow({ kind, item, row: { configuration } }: DeliverableItem): number | null {
  if (kind !== 'hvacUnit' || item.rating === null || configuration.kind !== 'exhaust-supply') return null;
  return Math.round((item.rating.requiredCfm * (configuration.specification.maxOutdoorAirPercentage ?? 100)) / 100);
}

/** As readers see it, whatever the product's own rounding does. */
export const tenthInPrint = (value: number) =>
  Number(value.toLocaleString('en-US', { maximumFractionDigits: 1, useGrouping: false }));
export const tenths = (value: number | null | undefined) => (value == null ? null : tenthInPrint(value));
export const mbhOf = (btus: number | null | undefined) => tenths(btus == null ? null : btus / 1000);
/** Electric heat has no input in MBH. */
export const gasInput = ({ item: { heating } }: DeliverableItem) =>
  heating?.fuel === 'gas' ? mbhOf(heating.inputBtus) : null;
