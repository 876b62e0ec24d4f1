import { AIR_BALANCE } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { tagsOf } from '../facts/tags.ts';
import { BELT_DRIVE } from '../schedule/belt-columns.ts';
import { type ColumnKey, cellData, cellText, column, columnLabel, columnUnit } from '../schedule/column.ts';
import { CFM, DRIVE, ESP, FLA, MOTOR, OPERATING, OUTLET, POWER, SUPPLY, TSP } from '../schedule/fan-columns.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { IDENTITY } from './item-columns.ts';
import { defineReport, type Report } from './report.ts';
import { cell, EMPTY, itemTable, plainColumn, type ReportTable } from './report-table.ts';

export const airBalance = defineReport(AIR_BALANCE, balanceOf);

const MEASURED: readonly ColumnKey[] = ['measuredCfm', 'measuredSp', 'measuredRpm', 'measuredVolts', 'measuredAmps'];
/** Beside what is measured. */
const DUTY = [CFM, ESP];
/** Speed and shaft power, what the nameplates allow, and the sheaves that can be changed. */
const DESIGN = [
  ...IDENTITY,
  DRIVE,
  CFM,
  ESP,
  ...OPERATING,
  TSP,
  ...POWER.filter(({ key }) => key === 'rpm' || key === 'bhp'),
  ...OUTLET.filter(({ key }) => key === 'maxRpm'),
  MOTOR,
  SUPPLY,
  FLA,
  ...BELT_DRIVE.filter(({ key }) => key === 'motorSheave' || key === 'fanSheave'),
];

/** What the balancer sets and compares, and a row for what is measured at each unit. */
function balanceOf({ items }: DeliverableSubject): Report {
  const fans = items.filter(({ item }) => item.rating !== null);
  const others = items.filter(({ item }) => item.rating === null);
  const shown = DESIGN.filter((entry) => fans.some((item) => entry.of(item) !== null));
  return {
    tables: [itemTable(MESSAGES.report.duties, shown, fans), measuredTable(fans)],
    notes: [
      ...(fans.length === 0 ? [] : [MESSAGES.report.measureNote]),
      ...(others.length === 0 ? [] : [MESSAGES.report.noFan({ tags: tagsOf(others) })]),
    ],
  };
}

function measuredTable(fans: readonly DeliverableItem[]): ReportTable {
  const measured = MEASURED.map((key) => column(key, 'fan', () => null));
  const { report } = MESSAGES;
  return {
    title: report.measured,
    columns: [
      plainColumn(MESSAGES.column.tag),
      plainColumn(report.unit, true),
      ...[...DUTY, ...measured].map((entry) => plainColumn(columnLabel(entry), true, columnUnit(entry))),
    ],
    rows: fans.flatMap((item) =>
      Array.from({ length: item.item.qty }, (_, place) => [
        cell(item.tag),
        cell(place + 1, report.unitOf({ unit: place + 1, units: item.item.qty })),
        ...DUTY.map((entry) => cell(cellData(entry, item), cellText({ ...entry, si: null }, item))),
        ...measured.map(() => EMPTY),
      ]),
    ),
  };
}
