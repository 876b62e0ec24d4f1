import { heaterCircuits } from '@specbuilder/fan-engine';
import { written } from '../../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES } from '../../../core/index.ts';
import { optionOf, starterText } from '../../facts/electrical-facts.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';

type SequenceMessages = typeof DELIVERABLE_MESSAGES.sequence;
/** A sentence of the sequence, or null where the item has not what it is about. */
type Step = (item: DeliverableItem, say: SequenceMessages) => string | null;

const has = ({ options }: DeliverableItem, ...codes: readonly string[]) => optionOf(options, codes) !== undefined;
const yes = (is: boolean) => (is ? 'yes' : 'no');

/** A sentence that only some options bring. */
const onOptions =
  (codes: readonly string[], key: Exclude<PlainKey, 'title'>): Step =>
  (item, say) =>
    has(item, ...codes) ? say[key] : null;

type PlainKey = {
  [K in keyof SequenceMessages]: SequenceMessages[K] extends string ? K : never;
}[keyof SequenceMessages];

/** In the order in which a unit goes through them: start, speed, air, heating, cooling, safeties, stop. */
const STEPS: readonly Step[] = [
  start,
  damperProof,
  speed,
  onOptions(['VAV2'], 'twoSpeed'),
  onOptions(['VAVDCV'], 'demand'),
  onOptions(['VAVBP'], 'buildingPressure'),
  onOptions(['VAVDP'], 'ductPressure'),
  onOptions(['CAP'], 'exhaustContactor'),
  onOptions(['PET1', 'PET2'], 'exhaustStarter'),
  onOptions(['RDC1'], 'fixedDampers'),
  onOptions(['HVEC', 'RDC2'], 'economizer'),
  onOptions(['RDC3', 'TCR8020'], 'dampersHoldPressure'),
  onOptions(['HVCO2'], 'co2'),
  onOptions(['HVPE'], 'poweredExhaust'),
  onOptions(['HVERW'], 'energyWheel'),
  heatPump,
  heating,
  electricSafeties,
  onOptions(['TCD2'], 'outdoorReset'),
  onOptions(['TCS2'], 'roomOverride'),
  onOptions(['TCPB'], 'paintBooth'),
  cooling,
  onOptions(['CLCW'], 'chilledWater'),
  onOptions(['INEV', 'INEV8'], 'evaporative'),
  onOptions(['RH1'], 'hotGasReheat'),
  onOptions(['RH2'], 'hotWaterReheat'),
  onOptions(['RH3'], 'electricReheat'),
  onOptions(['AMC1'], 'thermostatLink'),
  onOptions(['AMC2'], 'destratification'),
  onOptions(['TCHL'], 'highLimit'),
  onOptions(['TCFZ'], 'freezestat'),
  onOptions(['TCOI'], 'firestat'),
  onOptions(['TCSM'], 'smoke'),
  onOptions(['HVCL'], 'condensate'),
  onOptions(['HIFI'], 'fireAlarm'),
  stop,
];

/** What the controls of an item do, a sentence for each part that its configuration has. */
export function sequenceOf(item: DeliverableItem): string[] {
  const say = DELIVERABLE_MESSAGES.sequence;
  return STEPS.map((step) => step(item, say)).filter((sentence) => sentence !== null);
}

function start(item: DeliverableItem, say: SequenceMessages): string {
  if (item.variant === 'Hvls') return has(item, 'HICTL', 'HIC24') ? say.ceilingFanByControl : say.ceilingFanStarts;
  return say.starts({
    damper: damperOf(item),
    starter: starterText(item),
  });
}

function damperOf(item: DeliverableItem): string {
  if (hasDamperProof(item)) return 'proven';
  return has(item, 'BDM') ? 'motor' : has(item, 'BDG') ? 'gravity' : 'none';
}

const hasDamperProof = (item: DeliverableItem) => has(item, 'BDM') && has(item, 'BDES');

function damperProof(item: DeliverableItem, say: SequenceMessages): string | null {
  return hasDamperProof(item) ? say.damperProof : null;
}

/** Of a fan whose speed is set once; packages for variable flow say themselves what they follow. */
function speed(item: DeliverableItem, say: SequenceMessages): string | null {
  const { rating, motor } = item.item;
  if (rating === null || has(item, 'VAV2', 'VAVDCV', 'VAVBP', 'VAVDP')) return null;
  const rpm = values.speed(rating.rpm);
  if (has(item, 'SC120')) return say.speedControl({ rpm });
  if (has(item, 'ECMD')) return say.ecmDial({ rpm });
  if (motor.isEcm) return say.ecm({ rpm });
  return item.variant === 'Vfd' || has(item, 'VFDF', 'VFDS') ? say.vfd({ rpm }) : null;
}

/** What calls for heating and cooling. */
function callerOf(item: DeliverableItem): string {
  if (has(item, 'TCS1', 'TCS2') || item.kind === 'heater') return 'space';
  if (has(item, 'TCD1', 'TCD2')) return 'discharge';
  return has(item, 'TCB1', 'TCB2') ? 'bms' : 'other';
}

function heating(item: DeliverableItem, say: SequenceMessages): string | null {
  const { heating: heater } = item.item;
  if (!heater) return null;
  const caller = callerOf(item);
  if (heater.fuel === 'electric') {
    const count = circuitsOf(item);
    return say.electricHeat({ caller, count, isModulating: yes(has(item, 'BCE1')) });
  }
  const turndown = written(heater.turndown);
  return say.gasHeat({ caller, isModulating: yes(heater.turndown > 1), turndown });
}

const circuitsOf = ({ item }: DeliverableItem) => heaterCircuits(item.electricity.heaterAmps)?.count ?? 1;

function electricSafeties(item: DeliverableItem, say: SequenceMessages): string | null {
  return item.item.heating?.fuel === 'electric' ? say.electricSafeties({ count: circuitsOf(item) }) : null;
}

function heatPump(
  { item: { heatPump: pump, heating: heater } }: DeliverableItem,
  say: SequenceMessages,
): string | null {
  if (!pump) return null;
  const cutOut = values.temperature(pump.cutOutTemperature);
  return say.heatPump({ cutOut, hasHeater: yes(!!heater) });
}

function cooling(item: DeliverableItem, say: SequenceMessages): string | null {
  const { compressors } = item.item.electricity;
  return compressors === null ? null : say.compressors({ caller: callerOf(item), count: compressors.count });
}

function stop(item: DeliverableItem, say: SequenceMessages): string {
  const { heating: heater, electricity } = item.item;
  const hasCompressors = electricity.compressors !== null;
  const first = heater ? (hasCompressors ? 'both' : 'heater') : hasCompressors ? 'compressors' : 'none';
  return say.stops({ first, damper: yes(has(item, 'BDM', 'BDG')) });
}
