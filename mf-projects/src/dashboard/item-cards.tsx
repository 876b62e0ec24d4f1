import { Money, makeStyles, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { ItemActions } from './item-actions.tsx';
import type { ItemListProps, ItemRow } from './item-row.ts';
import { ItemStatus } from './item-status.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** The same rows as cards, below 640 px. */
export function ItemCards({ rows, totals, onRemove }: ItemListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={DASHBOARD_TEXTS.table}>
      {rows.map((row) => (
        <li key={row.item.projectItemId} className={styles.card}>
          <Card row={row} onRemove={() => onRemove(row.item)} />
        </li>
      ))}
      <li className={styles.totals}>{DASHBOARD_TEXTS.totals(totals.items, totals.units)}</li>
    </ul>
  );
}

function Card({ row, onRemove }: { readonly row: ItemRow; readonly onRemove: () => void }) {
  const styles = useStyles();
  const { item, figures } = row;
  return (
    <>
      <div className={styles.head}>
        <ItemThumbnail item={item} />
        <div className={styles.words}>
          <strong className={styles.name}>{figures.name}</strong>
          <span className={styles.description}>{item.description}</span>
        </div>
        <Money usd={figures.price} whole strong className={styles.price} />
      </div>
      <dl className={styles.facts}>
        <Fact label={DASHBOARD_TEXTS.quantity}>{item.qty}</Fact>
        <Fact label={DASHBOARD_TEXTS.airflow}>
          <Quantity value={figures.cfm} of="airflow" />
        </Fact>
        <Fact label={DASHBOARD_TEXTS.motor}>{figures.motor} hp</Fact>
        <Fact label={DASHBOARD_TEXTS.voltage}>{figures.voltage}</Fact>
      </dl>
      {item.notes && <p className={styles.notes}>{item.notes}</p>}
      <div className={styles.foot}>
        <ItemStatus item={item} />
        <span>
          <ItemActions row={row} onRemove={onRemove} />
        </span>
      </div>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  card: {
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  description: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  price: { fontSize: tokens.fontSizeBase400 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalM} 0 0`,
  },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  notes: { margin: `${tokens.spacingVerticalS} 0 0`, color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: tokens.spacingVerticalS },
  totals: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
