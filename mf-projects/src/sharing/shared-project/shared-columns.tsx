import { currentLanguage, number } from '@specbuilder/shared-contracts/language';
import { Money, makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import type { GridColumn } from '@specbuilder/shared-ui/grid';
import { AlternateDifference } from '../../items/items/alternates/alternate-difference.tsx';
import { AlternateMark } from '../../items/items/alternates/alternate-mark.tsx';
import { ReadText } from '../../items/items/editing/editable-text.tsx';
import { ItemStatus } from '../../items/items/item-status.tsx';
import { ItemThumbnail } from '../../items/items/item-thumbnail.tsx';
import type { ItemTotals } from '../../items/items/item-values.ts';
import { measureColumn, numberColumn } from '../../items/items/number-columns.ts';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { SharedRow } from './shared-row.ts';

type Column = GridColumn<SharedRow>;

const numeric = numberColumn<SharedRow>;
const measure = measureColumn<SharedRow>;

/** Columns of the dashboard without those to act by. */
export function sharedColumns(totals: ItemTotals, arePricesShown: boolean): readonly Column[] {
  const texts = ITEMS_MESSAGES.columns;
  const price: Column = {
    ...numeric('price', 104, ({ values }) => <Money usd={values.price} strong />),
    total: <Money usd={totals.price} strong />,
  };
  return [
    {
      id: 'tag',
      label: texts.tag,
      minPx: 96,
      cell: ({ item, chosen }) => (chosen === null ? <ReadText value={item.tag ?? ''} /> : <AlternateMark />),
      total: ITEMS_MESSAGES.totals({ items: totals.items, units: totals.units }),
    },
    { id: 'model', label: texts.model, minPx: 232, cell: (row) => <Model {...row} /> },
    {
      id: 'location',
      label: texts.location,
      minPx: 112,
      leaves: 2,
      grows: 1,
      cell: ({ item }) => item.location && <ReadText value={item.location} kind="lines" />,
    },
    {
      id: 'notes',
      label: texts.notes,
      minPx: 160,
      leaves: 1,
      grows: 2,
      cell: ({ item }) => item.notes && <ReadText value={item.notes} kind="lines" />,
    },
    numeric('quantity', 48, ({ item }) => number(currentLanguage.locale(), item.qty)),
    measure('airflow', 80, 'airflow', ({ values }) => values.cfm),
    measure('sp', 72, 'staticPressure', ({ values }) => values.staticPressure),
    { ...numeric('motor', 64, ({ values }) => values.motor), unit: QUANTITIES.power.unit },
    { id: 'voltage', label: texts.voltage, minPx: 80, cell: ({ values }) => values.voltage },
    ...(arePricesShown ? [price] : []),
    {
      id: 'status',
      label: texts.status,
      minPx: 104,
      cell: ({ item }) => <ItemStatus item={item} />,
      total: '',
    },
  ];
}

function Model({ item, chosen }: Pick<SharedRow, 'item' | 'chosen'>) {
  const styles = useStyles();
  return (
    <span className={styles.model}>
      <ItemThumbnail item={item} />
      <span>
        <span className={styles.name} translate="no">
          {item.modelDisplayAs}
        </span>
        <span className={styles.description}>{item.description}</span>
        {chosen !== null && <AlternateDifference item={item} chosen={chosen} />}
      </span>
    </span>
  );
}

const useStyles = makeStyles({
  model: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  description: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
