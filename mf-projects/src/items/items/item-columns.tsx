import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { Money, QUANTITIES } from '@specbuilder/shared-ui/core';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import type { ReactNode } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ColumnId } from './column-choice.ts';
import { EditableCell } from './editing/editable-cell.tsx';
import { ItemModel } from './item-model.tsx';
import type { ItemRow } from './item-row.ts';
import type { ItemTotals } from './item-values.ts';
import { LeadingCell } from './leading-cell.tsx';
import { MoreButton } from './more-button.tsx';
import { measureColumn, numberColumn } from './number-columns.ts';
import { StatusCell } from './status-cell.tsx';
import { VoltageCell } from './voltage-cell.tsx';

interface ItemColumnFacts {
  readonly totals: ItemTotals;
  readonly arePricesShown: boolean;
  readonly chosen: readonly ColumnId[];
  /** Box over all rows. */
  readonly selectAll: ReactNode;
}

type Column = GridColumn<ItemRow>;

const numeric = numberColumn<ItemRow>;
const measure = measureColumn<ItemRow>;

/** Items of a project: numbers right, units once in the header (visual.md, section 8). Their order is the project's. */
export function itemColumns({ totals, arePricesShown, chosen, selectAll }: ItemColumnFacts): readonly Column[] {
  const texts = ITEMS_MESSAGES.columns;
  const optional: Readonly<Record<ColumnId, Column>> = {
    location: { ...words('location', 96, 2), leaves: 5 },
    notes: { ...words('notes', 88, 2), leaves: 3 },
    airflow: measure('airflow', 72, 'airflow', ({ values }) => values.cfm),
    sp: measure('sp', 64, 'staticPressure', ({ values }) => values.staticPressure),
    rpm: measure('rpm', 72, 'speed', ({ values }) => values.rpm, 1),
    sones: measure('sones', 72, 'sound', ({ values }) => values.sones, 1),
    fei: measure('fei', 56, 'fanEnergyIndex', ({ values }) => values.fei, 1),
    motor: {
      ...numeric('motor', 56, ({ values }) => values.motor),
      unit: QUANTITIES.power.unit,
      leaves: 4,
    },
    voltage: {
      id: 'voltage',
      label: texts.voltage,
      minPx: 88,
      leaves: 6,
      cell: ({ item }) => <VoltageCell item={item} />,
    },
    weight: {
      ...numeric('weight', 72, ({ values }) => whole(values.weightLb), 2),
      unit: ITEMS_MESSAGES.pounds,
      total: whole(totals.weightLb),
    },
    runningCost: {
      ...numeric('runningCost', 96, ({ values }) => <Money usd={values.runningCost} />, 2),
      unit: ITEMS_MESSAGES.perYear,
      total: <Money usd={totals.runningCost} />,
    },
    price: {
      ...numeric('price', 96, ({ values, chosen }) => <Money usd={values.price} strong={chosen === null} />),
      total: <Money usd={totals.price} strong />,
    },
  };
  const isShown = (id: ColumnId) => chosen.includes(id) && (arePricesShown || (id !== 'price' && id !== 'runningCost'));
  return [
    {
      id: 'tag',
      label: texts.tag,
      minPx: 144,
      header: selectAll,
      cell: (row) => <LeadingCell row={row} />,
      total: ITEMS_MESSAGES.totals({ items: totals.items, units: totals.units }),
    },
    {
      id: 'model',
      label: texts.model,
      minPx: 184,
      grows: 2,
      cell: (row, toggle) => <ItemModel item={row.item} chosen={row.chosen} toggle={toggle} />,
    },
    ...WORDS.filter(isShown).map((id) => optional[id]),
    numeric('quantity', 56, ({ item }) => <EditableCell item={item} field="qty" />),
    ...REST.filter(isShown).map((id) => optional[id]),
    {
      id: 'status',
      label: texts.status,
      minPx: 116,
      grows: 1,
      cell: ({ item }) => <StatusCell item={item} />,
      total: '',
    },
    { ...numeric('actions', 48, ({ item }) => <MoreButton item={item} />), isLabelHidden: true },
  ];
}

function words(field: 'location' | 'notes', minPx: number, grows: number): Column {
  const label = ITEMS_MESSAGES.columns[field];
  return { id: field, label, minPx, grows, cell: ({ item }) => <EditableCell item={item} field={field} /> };
}

/** Columns before the quantity. */
const WORDS: readonly ColumnId[] = ['location', 'notes'];

/** Columns after the quantity, in the order of the drawing. */
const REST: readonly ColumnId[] = [
  'airflow',
  'sp',
  'rpm',
  'sones',
  'fei',
  'motor',
  'voltage',
  'weight',
  'runningCost',
  'price',
];

function whole(value: number | null): string {
  return value === null ? '—' : number(currentLanguage.locale(), value);
}
