import { heaterCircuits } from '@specbuilder/fan-engine';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../../core/index.ts';
import {
  disconnectText,
  hasOwnContactors,
  isStartedByOthers,
  optionLoadText,
  optionOf,
  ownCircuits,
  starterText,
  supplyText,
} from '../../facts/electrical-facts.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';

/** What a conductor leads to decides its marks: the supply has L1 to L3, what follows a starter or drive T1 to T3. */
type Mark = 'line' | 'motor';

/** Supply, disconnect, starter or drive and motor, then what else in the unit draws current. */
export function powerConnections(item: DeliverableItem): Connection[] {
  return [...supplyPath(item), ...otherLoads(item), ...ownFeeds(item), ...controlPower(item)];
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
    return powerConnection(item.item.voltage.phase, from, to, isFactory, { from: mark, to: end });
  });
}

/** Motors with a drive of their own have the terminals of a supply. */
function isMotorEnd(to: string, item: DeliverableItem): boolean {
  return to === motorText(item) && !item.item.motor.isEcm && item.variant !== 'Hvls';
}

const BETWEEN_LINES = { from: 'line', to: 'line' } as const;

/** Options with a circuit of their own, which the building brings to them. */
function ownFeeds(item: DeliverableItem): Connection[] {
  return ownCircuits(item).map(({ name, supply, load }) => {
    const to = MESSAGES.wiring.load({ name, amps: values.amps(load.fullLoadAmps) });
    return powerConnection(load.phase, branchCircuit(supply, load), to, false, BETWEEN_LINES);
  });
}

/** Compressors, condenser fans, electric heat and options, which the factory wires from the power terminals of the unit. */
function otherLoads(item: DeliverableItem): Connection[] {
  return loadsOf(item).map(({ text, sets, phase = item.item.voltage.phase }) => {
    const connection = powerConnection(phase, MESSAGES.wiring.unitPower, text, true, BETWEEN_LINES);
    if (sets === 1) return connection;
    return { ...connection, conductors: MESSAGES.wiring.sets({ sets, conductors: connection.conductors }) };
  });
}

interface Load {
  readonly text: string;
  /** Of conductors that lead to it. */
  readonly sets: number;
  /** Of its conductors, where they are not those of the unit. */
  readonly phase?: 1 | 3;
}

function loadsOf({ item: { electricity } }: DeliverableItem): Load[] {
  const { compressors, condenserFans, heaterAmps, options = [] } = electricity;
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
  return [
    ...loads.map((text) => ({ text, sets: 1 })),
    ...heaterLoads(heaterAmps),
    ...options.map((option) => ({
      text: named(nameOf(option.description), optionLoadText(option)),
      sets: 1,
      phase: option.phase,
    })),
  ];
}

/** More circuits than these would take a drawing to a second page, so that they are one part of it. */
const MAX_DRAWN_CIRCUITS = 6;

/** Each circuit of an electric heater, with the contactor and the overcurrent device that its factory wires. */
function heaterLoads(heaterAmps: number): Load[] {
  const circuits = heaterCircuits(heaterAmps);
  if (circuits === null) return [];
  const { count, ampsEach } = circuits;
  const { heaterCircuit, heaterCircuitsTogether } = MESSAGES.wiring;
  const amps = values.amps(ampsEach);
  if (count > MAX_DRAWN_CIRCUITS) return [{ text: heaterCircuitsTogether({ count, amps }), sets: count }];
  return Array.from({ length: count }, (_, index) => ({
    text: heaterCircuit({ number: index + 1, count, amps }),
    sets: 1,
  }));
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
  return hasOwnContactors(item) || loadsOf(item).length > 0 || optionOf(item.options, ['HPC1']) !== undefined;
}

function circuitText(item: DeliverableItem): string {
  return branchCircuit(supplyText(item), item.item.voltage);
}

interface CircuitRating {
  readonly minimumCircuitAmpacity: number;
  readonly maximumOvercurrentProtection: number;
}

function branchCircuit(supply: string, circuit: CircuitRating): string {
  return MESSAGES.wiring.circuit({
    supply,
    mca: values.amps(circuit.minimumCircuitAmpacity),
    mocp: values.deviceAmps(circuit.maximumOvercurrentProtection),
  });
}

function motorText({ item }: DeliverableItem): string {
  const { motor, electricity } = item;
  const power = values.nameplate(motor.horsepower);
  return MESSAGES.wiring.motor({ power, amps: values.amps(electricity.motorAmps) });
}

function powerConnection(
  phases: 1 | 3,
  from: string,
  to: string,
  isFactory: boolean,
  marks: { readonly from: Mark; readonly to: Mark },
): Connection {
  const { line, motorLeads, conductorsOf } = MESSAGES.wiring;
  const phase = phases === 3 ? 'three' : 'single';
  const terminalsOf = (mark: Mark) => (mark === 'line' ? line : motorLeads)({ phase });
  return {
    kind: 'power',
    from,
    to,
    terminals: { from: terminalsOf(marks.from), to: terminalsOf(marks.to) },
    conductors: conductorsOf({ count: phases === 3 ? 3 : 2 }),
    isFactory,
  };
}
