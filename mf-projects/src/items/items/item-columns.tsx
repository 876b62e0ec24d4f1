import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { formatFigure, Money, QUANTITIES, type QuantityName } from '@specbuilder/shared-ui/core';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import type { ReactNode } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ColumnId } from './column-choice.ts';
import { EditableCell } from './editing/editable-cell.tsx';
import type { ItemTotals } from './item-figures.ts';
import { ItemModel } from './item-model.tsx';
import type { ItemRow } from './item-row.ts';
import { LeadingCell } from './leading-cell.tsx';
import { MoreButton } from './more-button.tsx';
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

/** Items of a project: numbers right, units once in the header (visual.md, section 8). Their order is the project's. */
export function itemColumns({ totals, arePricesShown, chosen, selectAll }: ItemColumnFacts): readonly Column[] {
  const texts = ITEMS_MESSAGES.columns;
  const optional: Readonly<Record<ColumnId, Column>> = {
    notes: {
      id: 'notes',
      label: texts.notes,
      minPx: 144,
      grows: 2,
      leaves: 5,
      cell: ({ item }) => <EditableCell item={item} field="notes" />,
    },
    airflow: measure('airflow', 72, 'airflow', ({ figures }) => figures.cfm),
    sp: measure('sp', 64, 'staticPressure', ({ figures }) => figures.staticPressure),
    rpm: { ...measure('rpm', 72, 'speed', ({ figures }) => figures.rpm), leaves: 1 },
    sones: { ...measure('sones', 72, 'sound', ({ figures }) => figures.sones), leaves: 1 },
    fei: { ...measure('fei', 56, 'fanEnergyIndex', ({ figures }) => figures.fei), leaves: 1 },
    motor: {
      ...figure('motor', 56, ({ figures }) => figures.motor),
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
      ...figure('weight', 72, ({ figures }) => whole(figures.weightLb), 2),
      unit: ITEMS_MESSAGES.pounds,
      total: whole(totals.weightLb),
    },
    runningCost: {
      ...figure('runningCost', 96, ({ figures }) => <Money usd={figures.runningCost} />, 2),
      unit: ITEMS_MESSAGES.perYear,
      total: <Money usd={totals.runningCost} />,
    },
    price: {
      ...figure('price', 96, ({ figures, chosen }) => <Money usd={figures.price} strong={chosen === null} />),
      total: <Money usd={totals.price} strong />,
    },
  };
  const isShown = (id: ColumnId) => chosen.includes(id) && (arePricesShown || (id !== 'price' && id !== 'runningCost'));
  return [
    {
      id: 'tag',
      label: texts.tag,
      minPx: 144,
      head: selectAll,
      cell: (row) => <LeadingCell row={row} />,
      total: ITEMS_MESSAGES.totals({ items: totals.items, units: totals.units }),
    },
    {
      id: 'model',
      label: texts.model,
      minPx: 200,
      grows: 2,
      cell: (row, toggle) => <ItemModel item={row.item} chosen={row.chosen} toggle={toggle} />,
    },
    ...(isShown('notes') ? [optional.notes] : []),
    figure('quantity', 56, ({ item }) => <EditableCell item={item} field="qty" />),
    ...REST.filter(isShown).map((id) => optional[id]),
    { id: 'status', label: texts.status, minPx: 108, cell: ({ item }) => <StatusCell item={item} />, total: '' },
    { ...figure('actions', 48, ({ item }) => <MoreButton item={item} />), isLabelHidden: true },
  ];
}

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

type FigureId = Exclude<ColumnId, 'notes' | 'voltage'> | 'quantity' | 'actions';

function figure(id: FigureId, minPx: number, cell: Column['cell'], leaves?: number): Column {
  return {
    id,
    label: ITEMS_MESSAGES.columns[id],
    minPx,
    isFigure: true,
    cell,
    ...(leaves !== undefined && { leaves }),
  };
}

function measure(id: FigureId, minPx: number, of: QuantityName, value: (row: ItemRow) => number | null): Column {
  const { unit } = QUANTITIES[of];
  return {
    ...figure(id, minPx, (row) => formatFigure(value(row), QUANTITIES[of]) || '—'),
    ...(unit !== '' && { unit }),
  };
}

function whole(value: number | null): string {
  return value === null ? '—' : number(currentLanguage.locale(), value);
}
