import { FanCategory } from '@specbuilder/shared-contracts/domain';
import { type FanKind, kindWords, readKind } from '../duty/duty-terms/fan-kind.ts';
import type { Field } from './columns.ts';

/** The kind of fan a row requires. */
export interface RowKind {
  readonly fields: FanKind;
  /** Words of the tag or the service that said so; empty where the type says it, or nothing does. */
  readonly saidBy: string;
  /** A type that names no kind of fan. */
  readonly isTypeUnknown: boolean;
}

/** By its type; where there is none by its service, and by its tag where that says nothing. */
export function kindOfRow(text: (field: Field) => string): RowKind {
  const type = readKind(text('type'));
  const tag = text('tag')
    .replace(/-?\d.*$/, '')
    .replace(/^k(ef)?$/i, 'kitchen');
  // 'Boiler room' does not mean a room fan.
  const service = text('service').replaceAll(/room/gi, ' ');
  if (type !== null) return withGrease(type, [tag, service]);
  const said = text('type') === '' ? [tag, service] : [tag];
  const [ofTag, ofService] = said.map((words) => readKind(words) ?? {});
  return { fields: asOne(ofTag ?? {}, ofService ?? {}), saidBy: wordsOf(said), isTypeUnknown: text('type') !== '' };
}

/** A type names what a fan is and rarely its use, so grease is also read from the tag and the service. */
function withGrease(type: FanKind, others: readonly string[]): RowKind {
  const isExhaust = (type.fanCategoryType ?? FanCategory.Exhaust) === FanCategory.Exhaust;
  const greasy = others.filter((words) => readKind(words)?.isRestaurantDuty === true);
  if (!isExhaust || type.isRestaurantDuty === true || greasy.length === 0)
    return { fields: type, saidBy: '', isTypeUnknown: false };
  return { fields: { ...type, isRestaurantDuty: true }, saidBy: wordsOf(greasy), isTypeUnknown: false };
}

/** What every fan of a schedule is called. */
const SAYS_NOTHING = /^(ef|sf|exhaust|supply)$/;

function wordsOf(texts: readonly string[]): string {
  const said = texts.map(kindWords).filter((words) => words !== '' && !SAYS_NOTHING.test(words));
  return [...new Set(said.flatMap((words) => words.split(', ')))].join(', ');
}

/** Only exhaust fans take grease and discharge; the service alone does not make a tagged fan an exhaust fan. */
function asOne(tag: FanKind, service: FanKind): FanKind {
  const category = tag.fanCategoryType ?? FanCategory.Exhaust;
  const ofService = service.fanCategoryType ?? FanCategory.Exhaust;
  const isOther = category !== FanCategory.Exhaust && ofService === FanCategory.Exhaust;
  return isOther ? tag : { ...tag, ...service };
}

/** Air that is to be heated needs a heater: make-up air with a rise or with Btu/h is heated make-up air. */
export function heatedKind({ fanCategoryType }: FanKind): FanKind {
  if (fanCategoryType !== FanCategory.MakeUpAir) return {};
  return { fanCategoryType: FanCategory.HeatedMakeUpAir, subFanCategoryType: 0 };
}

const WITH_HEAT: ReadonlySet<number> = new Set([
  FanCategory.MakeUpAir,
  FanCategory.HeatedMakeUpAir,
  FanCategory.HvacUnit,
  FanCategory.IndustrialHeater,
]);

export const canHeat = ({ fanCategoryType = FanCategory.Exhaust }: FanKind) => WITH_HEAT.has(fanCategoryType);
export const isBySpace = ({ fanCategoryType }: FanKind) => fanCategoryType === FanCategory.HighVolumeLowSpeed;
