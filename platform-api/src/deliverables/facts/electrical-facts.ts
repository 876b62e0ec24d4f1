import type { UnitElectricity } from '@specbuilder/shared-contracts/api';
import { motorName } from '@specbuilder/shared-contracts/messages';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { codedMotor } from '../../sizing/index.ts';
import type { Fact } from '../layout/printed-document.ts';
import type { ChosenOption, DeliverableItem } from '../subject/subject.ts';
import * as values from './values.ts';

type OptionLoad = NonNullable<UnitElectricity['options']>[number];
type OptionCircuit = NonNullable<UnitElectricity['ownCircuits']>[number];

const DEFAULT_HERTZ = 60;

/** Codes of the catalogue's options by what an electrician wants to know of them. */
const DISCONNECTS = ['SWN1', 'SWN3', 'SWEX'];
const DRIVES = ['VFDF', 'VFDS', 'VAV2', 'SC120', 'ECMD'];

export function motorFacts(deliverableItem: DeliverableItem): Fact[] {
  const { item } = deliverableItem;
  const motor = codedMotor(item.motor);
  return [
    [MESSAGES.fact.motor, values.nameplate(motor.horsepower)],
    [MESSAGES.fact.motorType, motorName(motor)],
    [MESSAGES.fact.enclosure, motor.enclosure],
    [MESSAGES.fact.motorSpeed, values.speed(motor.rpm)],
    [MESSAGES.fact.motorEfficiency, values.percent(motor.efficiency, 1)],
    [MESSAGES.fact.supply, supplyText(deliverableItem)],
    ...loadFacts(item.electricity),
    [MESSAGES.fact.mca, values.amps(item.voltage.minimumCircuitAmpacity)],
    [MESSAGES.fact.mocp, values.deviceAmps(item.voltage.maximumOvercurrentProtection)],
    ...ownCircuits(deliverableItem).map(({ name, circuit }): Fact => [name, circuit]),
    ...shortCircuitFacts(item.shortCircuitKa ?? null),
    [MESSAGES.fact.starter, starterText(deliverableItem)],
    [MESSAGES.fact.disconnect, disconnectText(deliverableItem)],
  ];
}

/** Of the unit; its fan motor, compressors and heater by themselves where there is more than the motor. */
function loadFacts(electricity: UnitElectricity): Fact[] {
  const { fullLoadAmps, motorAmps, apparentPower, inputKw } = electricity;
  if (fullLoadAmps === motorAmps) return [[MESSAGES.fact.fla, values.amps(fullLoadAmps)]];
  return [
    [MESSAGES.fact.motorFla, values.amps(motorAmps)],
    ...partFacts(electricity),
    [MESSAGES.fact.unitFla, values.amps(fullLoadAmps)],
    [MESSAGES.fact.connectedLoad, MESSAGES.unit.kva({ value: written(apparentPower, 2) })],
    [MESSAGES.fact.unitInput, values.kilowatts(inputKw)],
  ];
}

/** What draws current besides the fan motor, by its nameplate. */
function partFacts({ compressors, condenserFans, heaterAmps, options = [] }: UnitElectricity): Fact[] {
  const facts: Fact[] = [];
  if (compressors !== null) {
    const { count, ratedLoadAmps, lockedRotorAmps } = compressors;
    const [rla, lra] = [values.amps(ratedLoadAmps), values.amps(lockedRotorAmps)];
    facts.push([MESSAGES.fact.compressorAmps, MESSAGES.value.compressorAmps({ count: String(count), rla, lra })]);
  }
  if (condenserFans !== null) {
    const { count, fullLoadAmps } = condenserFans;
    const fla = values.amps(fullLoadAmps);
    facts.push([MESSAGES.fact.condenserFanAmps, MESSAGES.value.condenserFanAmps({ count: String(count), fla })]);
  }
  if (heaterAmps > 0) facts.push([MESSAGES.fact.heaterAmps, values.amps(heaterAmps)]);
  for (const option of options) facts.push([nameOf(option.description), optionLoadText(option)]);
  return facts;
}

/** '24 kW, 30.1 A', '1 1/2 hp, 6.6 A'. */
export function optionLoadText({ heatKw, horsepower, fullLoadAmps }: OptionLoad): string {
  const size = horsepower > 0 ? values.nameplate(horsepower) : values.kilowatts(heatKw);
  return MESSAGES.value.optionLoad({ size, amps: values.amps(fullLoadAmps) });
}

/** What a building feeds beside the circuit of a unit. */
export interface OwnCircuit {
  readonly name: string;
  readonly supply: string;
  /** 'Circuit 115/1/60: 1.3 A FLA, 1.6 A MCA, 15 A MOCP'. */
  readonly circuit: string;
  readonly load: OptionCircuit;
}

export function ownCircuits({ item, row }: DeliverableItem): OwnCircuit[] {
  return (item.electricity.ownCircuits ?? []).map((load) => {
    const supply = `${load.voltage}/${load.phase}/${hertzOf(row)}`;
    const circuit = MESSAGES.value.ownCircuit({
      supply,
      fla: values.amps(load.fullLoadAmps),
      mca: values.amps(load.minimumCircuitAmpacity),
      mocp: values.deviceAmps(load.maximumOvercurrentProtection),
    });
    return { name: nameOf(load.description), supply, circuit, load };
  });
}

/** The circuits of options in one cell: 'Control cabinet heater: circuit 115/1/60, ...'. */
export function ownCircuitsText(item: DeliverableItem): string {
  return ownCircuits(item)
    .map(({ name, circuit }) => MESSAGES.value.namedCircuit({ name, circuit }))
    .join('; ');
}

function shortCircuitFacts(rating: number | null): Fact[] {
  if (rating === null) return [];
  return [[MESSAGES.fact.shortCircuit, MESSAGES.unit.kiloamps({ value: written(rating) })]];
}

/** '460/3/60'. */
export function supplyText({ item, row }: DeliverableItem): string {
  return `${item.voltage.display}/${item.voltage.phase}/${hertzOf(row)}`;
}

export function hertzOf({ configuration }: DeliverableItem['row']): number {
  return configuration.specification.motorFrequency || DEFAULT_HERTZ;
}

/** A unit with a heater or compressors has one circuit for all of it, and a panel whose contactors start its motors. */
export function hasOwnContactors({ item }: DeliverableItem): boolean {
  return Boolean(item.heating) || item.electricity.compressors !== null;
}

/** What starts the motor and sets its speed. */
export function starterText(deliverableItem: DeliverableItem): string {
  const { options, item, variant } = deliverableItem;
  const drive = optionOf(options, DRIVES);
  if (drive !== undefined) return nameOf(drive.description);
  if (item.motor.isEcm) return MESSAGES.starter.ecm;
  if (variant === 'Hvls') return MESSAGES.starter.onboard;
  if (variant === 'Vfd') return MESSAGES.starter.vfdByOthers;
  return hasOwnContactors(deliverableItem) ? MESSAGES.starter.contactor : MESSAGES.starter.byOthers;
}

/** Whether a starter or drive that does not come with the unit starts its motor. */
export function isStartedByOthers(deliverableItem: DeliverableItem): boolean {
  const text = starterText(deliverableItem);
  return text === MESSAGES.starter.byOthers || text === MESSAGES.starter.vfdByOthers;
}

export function disconnectText({ options }: Pick<DeliverableItem, 'options'>): string {
  const found = optionOf(options, DISCONNECTS);
  return found === undefined ? MESSAGES.byOthers : nameOf(found.description);
}

/** The first chosen option that has one of the codes. */
export function optionOf(options: readonly ChosenOption[], codes: readonly string[]): ChosenOption | undefined {
  return options.find(({ code }) => code !== null && codes.includes(code));
}

/** The chosen options of some groups, in one cell. */
export function optionsText(options: readonly ChosenOption[], isOne: (option: ChosenOption) => boolean): string {
  return options
    .filter(isOne)
    .map(({ description }) => nameOf(description))
    .join('; ');
}
