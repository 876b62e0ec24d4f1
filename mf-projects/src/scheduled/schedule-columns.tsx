import type { GridColumn } from '@specbuilder/shared-ui/grid';
import { itemName } from '../items/items/item-values.ts';
import { SCHEDULED_MESSAGES } from '../messages/scheduled.generated.ts';
import { MeasureCell, OfferCell, RemoveButton, ScheduledText } from './duty-cells.tsx';
import { MEASURED_FIELDS, type MeasuredField, unitOf } from './duty-field.ts';
import { WORD_FIELDS } from './fields.ts';
import type { ScheduledRow } from './offered-duty.ts';
import { RowVerdict } from './row-verdict.tsx';

type Column = GridColumn<ScheduledRow>;

const WIDTHS: Readonly<Record<MeasuredField, number>> = {
  airflow: 128,
  staticPressure: 112,
  quantity: 72,
  maxSones: 104,
  maxBrakeHorsepower: 112,
  supply: 96,
};

/** Which column a narrow window can do without, the first one first. */
const LEAVES: Partial<Record<MeasuredField, number>> = {
  supply: 2,
  maxBrakeHorsepower: 3,
  maxSones: 4,
  quantity: 5,
};

/** Tags of the drawings with what is offered for each: the verdict first, then value by value. */
export function scheduleColumns(isReadOnly: boolean): readonly Column[] {
  const texts = SCHEDULED_MESSAGES.columns;
  return [
    { id: 'tag', label: texts.tag, minPx: 104, cell: (row) => <TagCell row={row} /> },
    { id: 'verdict', label: texts.verdict, minPx: 136, cell: (row) => <RowVerdict row={row} /> },
    { id: 'offered', label: texts.offered, minPx: 128, cell: (row) => <OfferCell row={row} /> },
    ...MEASURED_FIELDS.map(measureColumn),
    ...WORD_FIELDS.map((field): Column => {
      return {
        id: field,
        label: texts[field],
        minPx: 144,
        leaves: 1,
        cell: (row) => <ScheduledText row={row} field={field} />,
      };
    }),
    ...(isReadOnly
      ? []
      : [
          {
            id: 'actions',
            label: texts.actions,
            isLabelHidden: true,
            minPx: 48,
            isNumeric: true,
            cell: (row: ScheduledRow) => <RemoveButton row={row} />,
          },
        ]),
  ];
}

function measureColumn(field: MeasuredField): Column {
  const unit = unitOf(field);
  const leaves = LEAVES[field];
  return {
    id: field,
    label: SCHEDULED_MESSAGES.columns[field],
    minPx: WIDTHS[field],
    isNumeric: field !== 'supply',
    cell: (row) => <MeasureCell row={row} field={field} />,
    ...(unit !== '' && { unit }),
    ...(leaves !== undefined && { leaves }),
  };
}

/** The tag on the drawings, or of the item that is on none. */
function TagCell({ row }: { readonly row: ScheduledRow }) {
  if (row.duty !== null) return <ScheduledText row={row} field="tag" />;
  return row.item?.tag ?? (row.item && itemName(row.item));
}
