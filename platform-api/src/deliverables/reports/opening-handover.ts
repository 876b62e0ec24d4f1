import type { Measure } from '@specbuilder/fan-engine/product';
import { OPENING_HANDOVER } from '@specbuilder/shared-contracts/domain';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { boxOf } from '../facts/item-box.ts';
import { tagsOf } from '../facts/tags.ts';
import * as values from '../facts/values.ts';
import { CURB } from '../schedule/accessory-columns.ts';
import { type Column, type ColumnKey, column, trimmed } from '../schedule/column.ts';
import { WEIGHT } from '../schedule/kind-columns.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { IDENTITY } from './item-columns.ts';
import { defineReport, type Report } from './report.ts';
import { itemTable } from './report-table.ts';

const MILLIMETRES_PER_INCH = 25.4;
const KILOGRAMS_PER_POUND = 0.45359237;
const INCHES = { decimals: 3, text: trimmed(0, 3), si: MILLIMETRES_PER_INCH } as const;

export const openingHandover = defineReport(OPENING_HANDOVER, openingsOf);

const SIZES = [
  column('unitLength', 'unit', ({ product }) => boxOf(product)?.length ?? null, INCHES),
  column('unitWidth', 'unit', ({ product }) => boxOf(product)?.width ?? null, INCHES),
  column('unitHeight', 'unit', ({ product }) => boxOf(product)?.height ?? null, INCHES),
];
const OPENING = measured('openingSide', 'opening', 'duct');
const WEIGHTS = [
  WEIGHT,
  column(
    'weightAll',
    'unit',
    (item) => {
      const each = weightOf(item);
      return each === null ? null : each * item.item.qty;
    },
    { si: KILOGRAMS_PER_POUND },
  ),
];
const ROOF = [
  ...IDENTITY,
  CURB,
  measured('curbCap', 'curbCap'),
  measured('curbLength', 'curbLength'),
  measured('curbWidth', 'curbWidth'),
  OPENING,
  ...SIZES,
  ...WEIGHTS,
];
const WALL = [...IDENTITY, OPENING, ...SIZES, ...WEIGHTS];

/** What the roofer and the mason need: where each unit goes through, how large it is and what it weighs. */
function openingsOf({ items }: DeliverableSubject): Report {
  const onRoof = items.filter(isOnRoof);
  const inWall = items.filter((item) => !isOnRoof(item) && OPENING.of(item) !== null && isInWall(item));
  const here = [...onRoof, ...inWall];
  const others = items.filter((item) => !here.includes(item));
  const known = here.filter((item) => weightOf(item) !== null);
  const unknown = here.filter((item) => weightOf(item) === null);
  const units = known.reduce((sum, { item }) => sum + item.qty, 0);
  const weight = known.reduce((sum, item) => sum + (weightOf(item) ?? 0) * item.item.qty, 0);
  const { report } = MESSAGES;
  return {
    tables: [itemTable(report.roof, ROOF, onRoof), itemTable(report.wall, WALL, inWall)],
    notes: [
      ...(known.length === 0 ? [] : [report.weights({ units, weight: values.weight(weight) })]),
      ...(unknown.length === 0 ? [] : [report.noWeights({ tags: tagsOf(unknown) })]),
      ...(here.length === 0 ? [] : [report.throat, report.notHeld]),
      ...(others.length === 0 ? [] : [report.elsewhere({ tags: tagsOf(others) })]),
    ],
  };
}

/** Through the roof by its line, or because a curb is ordered for it. */
function isOnRoof(item: DeliverableItem): boolean {
  const { product } = item;
  return (product?.kind === 'fan' && product.line.mount === 'Roof') || CURB.of(item) !== null;
}

function isInWall({ product }: DeliverableItem): boolean {
  const shape = product?.dimensions?.shape;
  return shape === 'wallDome' || shape === 'panel';
}

function weightOf(item: DeliverableItem): number | null {
  const pounds = WEIGHT.of(item);
  return typeof pounds === 'number' ? pounds : null;
}

/** The first of the measures that the drawing of a unit has. */
function measured(key: ColumnKey, ...names: readonly Measure[]): Column {
  const of = ({ product }: DeliverableItem) =>
    names.map((name) => product?.dimensions?.measures.get(name)).find((inches) => inches !== undefined) ?? null;
  return column(key, 'unit', of, INCHES);
}
