import { ELECTRICAL_HANDOVER, roundedTo } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { disconnectText, ownCircuits, starterText, supplyText } from '../facts/electrical-facts.ts';
import { column } from '../schedule/column.ts';
import { CIRCUIT, FLA, MOTOR, OTHER_CIRCUITS, SUPPLY, UNIT_ELECTRICITY } from '../schedule/fan-columns.ts';
import { tagCount } from '../subject/deliverable-item.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { connectionsOf } from '../submittal/wiring/connections.ts';
import { IDENTITY } from './item-columns.ts';
import { defineReport, type Report } from './report.ts';
import { cell, itemTable, plainColumn, type ReportCell, type ReportTable } from './report-table.ts';

export const electricalHandover = defineReport(ELECTRICAL_HANDOVER, electricityOf);

const CIRCUITS = [
  ...IDENTITY,
  SUPPLY,
  MOTOR,
  FLA,
  ...UNIT_ELECTRICITY.filter(({ key }) => ['kva', 'inputKw', 'sccr'].includes(key)),
  ...CIRCUIT(false),
  OTHER_CIRCUITS,
  column('starter', 'electrical', starterText),
  column('disconnect', 'electrical', disconnectText),
];

/** What the electrician provides: a circuit for each unit, the load of all, and the connections on site. */
function electricityOf({ items }: DeliverableSubject): Report {
  const units = items.reduce((sum, { item }) => sum + item.qty, 0);
  return {
    tables: [itemTable(MESSAGES.report.circuits, CIRCUITS, items), loadTable(items), wiringTable(items)],
    notes: [MESSAGES.report.loadCounts({ units, tags: tagCount(items) }), MESSAGES.report.wiringNote],
  };
}

interface Load {
  readonly units: number;
  readonly kva: number;
  readonly kw: number;
}

/** Sums of all units of each supply, and of all supplies. */
function loadTable(items: readonly DeliverableItem[]): ReportTable {
  const loads = new Map<string, Load>();
  for (const item of items) {
    for (const { supply, load } of loadsOf(item)) loads.set(supply, sumOf(loads.get(supply) ?? NO_LOAD, load));
  }
  const units = items.reduce((sum, { item }) => sum + item.qty, 0);
  const all = { ...[...loads.values()].reduce(sumOf, NO_LOAD), units };
  const { report } = MESSAGES;
  return {
    title: report.load,
    columns: [
      plainColumn(report.supply),
      plainColumn(report.units, true),
      plainColumn(report.kva, true, 'kVA'),
      plainColumn(report.kw, true, 'kW'),
    ],
    rows: [...loads, ...(loads.size > 1 ? [[report.all, all] as const] : [])].map(([name, load]) =>
      loadRow(name, load),
    ),
  };
}

const NO_LOAD: Load = { units: 0, kva: 0, kw: 0 };

/** Of all units of an item: its circuit, and those of options beside it. */
function loadsOf(item: DeliverableItem): { readonly supply: string; readonly load: Load }[] {
  const { qty: units, electricity } = item.item;
  const loadOf = (kva: number, kw: number): Load => ({ units, kva: units * kva, kw: units * kw });
  return [
    { supply: supplyText(item), load: loadOf(electricity.apparentPower, electricity.inputKw) },
    ...ownCircuits(item).map(({ supply, load }) => ({ supply, load: loadOf(load.apparentPower, load.inputKw) })),
  ];
}

function sumOf(one: Load, other: Load): Load {
  return { units: one.units + other.units, kva: one.kva + other.kva, kw: one.kw + other.kw };
}

function loadRow(name: string, { units, kva, kw }: Load): ReportCell[] {
  const hundredths = (value: number) => cell(roundedTo(value, 2), written(value, 2));
  return [cell(name), cell(units, written(units)), hundredths(kva), hundredths(kw)];
}

/** By the numbers that the wiring of the submittal has. */
function wiringTable(items: readonly DeliverableItem[]): ReportTable {
  const { wiring, report, column: labels } = MESSAGES;
  return {
    title: report.wiring,
    columns: [labels.tag, wiring.number, wiring.from, wiring.to, wiring.conductors].map((label) => plainColumn(label)),
    rows: items.flatMap((item) =>
      connectionsOf(item).flatMap(({ from, to, conductors, isFactory }, place) =>
        isFactory ? [] : [[cell(item.tag), cell(place + 1), cell(from), cell(to), cell(conductors)]],
      ),
    ),
  };
}
