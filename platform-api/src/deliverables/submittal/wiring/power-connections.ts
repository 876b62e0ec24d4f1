import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../../core/index.ts';
import { disconnectText, hasOwnContactors, optionOf, starterText, supplyText } from '../../facts/electrical-facts.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';

/** What a conductor leads to decides its marks: the supply has L1 to L3, what follows a starter or drive T1 to T3. */
type Mark = 'line' | 'motor';

/** Supply, disconnect, starter or drive and motor, then what else in the unit draws current. */
export function powerConnections(item: DeliverableItem): Connection[] {
  return [...supplyPath(item), ...otherLoads(item), ...controlPower(item)];
}

function supplyPath(item: DeliverableItem): Connection[] {
  const { options } = item;
  const isMounted = optionOf(options, ['SWN1', 'SWN3', 'SWEX']) !== undefined;
  const driveOption = optionOf(options, ['VFDF', 'VFDS', 'SC120']);
  const isDriveMounted = driveOption?.code === 'VFDF';
  const starter = isStartedByOthers(item) ? [starterText(item)] : [];
  const disconnect = isMounted ? disconnectText(item) : MESSAGES.wiring.disconnect;
  const terminals = hasUnitTerminals(item) ? [MESSAGES.wiring.unitPower] : [];
  const drive = driveOption === undefined ? [] : [nameOf(driveOption.description)];
  const parts = [circuitText(item), ...starter, disconnect, ...terminals, ...drive, motorText(item)];
  // What is outside of the unit is wired on site, and so is what leads to it.
  const outside = new Set([circuitText(item), ...starter, ...(isMounted ? [] : [disconnect])]);
  const loose = new Set(isDriveMounted ? [] : drive);
  // What follows a starter or a drive has the marks of motor leads.
  const start = parts.findIndex((part) => starter.includes(part) || drive.includes(part));
  return parts.slice(1).map((to, place) => {
    const from = parts[place] ?? '';
    const leaves = start >= 0 && place >= start;
    const mark: Mark = leaves ? 'motor' : 'line';
    const end: Mark = leaves || isMotorEnd(to, item) ? 'motor' : 'line';
    const isFactory = !(outside.has(from) || loose.has(from) || loose.has(to));
    return powerConnection(item, from, to, isFactory, { from: mark, to: end });
  });
}

/** Motors with a drive of their own have the terminals of a supply. */
function isMotorEnd(to: string, item: DeliverableItem): boolean {
  return to === motorText(item) && !item.item.motor.isEcm && item.variant !== 'Hvls';
}

/** Compressors, condenser fans and electric heat, which the factory wires from the power terminals of the unit. */
function otherLoads(item: DeliverableItem): Connection[] {
  return loadTexts(item).map((to) =>
    powerConnection(item, MESSAGES.wiring.unitPower, to, true, { from: 'line', to: 'line' }),
  );
}

function loadTexts({ item: { electricity } }: DeliverableItem): string[] {
  const { compressors, condenserFans, heaterAmps } = electricity;
  const { fact, value } = MESSAGES;
  const named = (name: string, amps: string) => MESSAGES.wiring.load({ name, amps });
  const loads: string[] = [];
  if (compressors !== null) {
    const [rla, lra] = [values.amps(compressors.ratedLoadAmps), values.amps(compressors.lockedRotorAmps)];
    loads.push(named(fact.compressorAmps, value.compressorAmps({ count: String(compressors.count), rla, lra })));
  }
  if (condenserFans !== null) {
    const fla = values.amps(condenserFans.fullLoadAmps);
    loads.push(named(fact.condenserFanAmps, value.condenserFanAmps({ count: String(condenserFans.count), fla })));
  }
  if (heaterAmps > 0) loads.push(named(fact.heaterAmps, values.amps(heaterAmps)));
  return loads;
}

/** Where the controls of a heater take their power from. */
function controlPower({ options }: DeliverableItem): Connection[] {
  const [byTransformer, onSite] = [optionOf(options, ['HPC1']), optionOf(options, ['HPC2'])];
  const option = byTransformer ?? onSite;
  if (option === undefined) return [];
  const isFactory = option === byTransformer;
  const { lowVoltage, unitPower, controlCircuit, conductorsOf } = MESSAGES.wiring;
  return [
    {
      kind: 'power',
      from: isFactory ? unitPower : controlCircuit,
      to: nameOf(option.description),
      terminals: { from: lowVoltage, to: lowVoltage },
      conductors: conductorsOf({ count: 2 }),
      isFactory,
    },
  ];
}

/** Units with more than a motor, or with contactors of their own, distribute their supply. */
function hasUnitTerminals(item: DeliverableItem): boolean {
  return hasOwnContactors(item) || loadTexts(item).length > 0 || optionOf(item.options, ['HPC1']) !== undefined;
}

function isStartedByOthers(item: DeliverableItem): boolean {
  const text = starterText(item);
  return text === MESSAGES.starter.byOthers || text === MESSAGES.starter.vfdByOthers;
}

function circuitText(item: DeliverableItem): string {
  const { voltage } = item.item;
  return MESSAGES.wiring.circuit({
    supply: supplyText(item),
    mca: values.amps(voltage.minimumCircuitAmpacity),
    mocp: values.deviceAmps(voltage.maximumOvercurrentProtection),
  });
}

function motorText({ item }: DeliverableItem): string {
  const { motor, electricity } = item;
  const power = values.nameplate(motor.horsepower);
  return MESSAGES.wiring.motor({ power, amps: values.amps(electricity.motorAmps) });
}

function powerConnection(
  { item: { voltage } }: DeliverableItem,
  from: string,
  to: string,
  isFactory: boolean,
  marks: { readonly from: Mark; readonly to: Mark },
): Connection {
  const { line, motorLeads, conductorsOf } = MESSAGES.wiring;
  const phase = voltage.phase === 3 ? 'three' : 'single';
  const terminalsOf = (mark: Mark) => (mark === 'line' ? line : motorLeads)({ phase });
  return {
    kind: 'power',
    from,
    to,
    terminals: { from: terminalsOf(marks.from), to: terminalsOf(marks.to) },
    conductors: conductorsOf({ count: voltage.phase === 3 ? 3 : 2 }),
    isFactory,
  };
}
