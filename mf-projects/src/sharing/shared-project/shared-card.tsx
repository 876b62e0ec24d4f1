import { Money, makeStyles, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { CardFacts } from '@specbuilder/shared-ui/grid';
import { AlternateDifference } from '../../items/items/alternates/alternate-difference.tsx';
import { AlternateMark } from '../../items/items/alternates/alternate-mark.tsx';
import { ItemStatus } from '../../items/items/item-status.tsx';
import { ItemThumbnail } from '../../items/items/item-thumbnail.tsx';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { SharedRow } from './shared-row.ts';

/** An item of a shared project on a phone. */
export function SharedCard({ row: { item, values, chosen } }: { readonly row: SharedRow }) {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <ItemThumbnail item={item} />
        <div className={styles.words}>
          <strong className={styles.name}>{values.name}</strong>
          {chosen !== null && <AlternateMark />}
          <span className={styles.description}>{item.description}</span>
          {chosen !== null && <AlternateDifference item={item} chosen={chosen} />}
        </div>
        <Money usd={values.price} strong className={styles.price} />
      </div>
      <CardFacts
        facts={[
          { label: ITEMS_MESSAGES.columns.quantity, value: item.qty },
          { label: ITEMS_MESSAGES.columns.airflow, value: <Quantity value={values.cfm} of="airflow" /> },
          { label: ITEMS_MESSAGES.columns.motor, value: ITEMS_MESSAGES.horsepower({ name: values.motor }) },
          { label: ITEMS_MESSAGES.columns.voltage, value: values.voltage },
        ]}
      />
      {item.notes && <p className={styles.notes}>{item.notes}</p>}
      <div className={styles.foot}>
        <ItemStatus item={item} />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  card: { padding: tokens.spacingHorizontalM },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  description: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  price: { fontSize: tokens.fontSizeBase400 },
  notes: { margin: `${tokens.spacingVerticalS} 0 0`, color: tokens.colorNeutralForeground2 },
  foot: { marginTop: tokens.spacingVerticalS },
});
