import {
  formatFigure,
  Money,
  makeStyles,
  mergeClasses,
  QUANTITIES,
  tokens,
  useArePricesShown,
} from '@specbuilder/shared-ui/core';
import { ItemActions } from './item-actions.tsx';
import type { ItemListProps, ItemRow } from './item-row.ts';
import { ItemStatus } from './item-status.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** Rows of 52 px with picture and second line; numbers right, units once in the header (visual.md, section 8). */
export function ItemTable({ rows, totals, onRemove }: ItemListProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const numeric = mergeClasses(styles.cell, styles.numeric);
  const number = (label: string, unit?: string) => (
    <th scope="col" className={numeric}>
      {label} {unit && <span className={styles.unit}>{unit}</span>}
    </th>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={DASHBOARD_TEXTS.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.cell}>
              {DASHBOARD_TEXTS.tag}
            </th>
            <th scope="col" className={styles.cell}>
              {DASHBOARD_TEXTS.model}
            </th>
            <th scope="col" className={mergeClasses(styles.cell, styles.wide)}>
              {DASHBOARD_TEXTS.notes}
            </th>
            {number(DASHBOARD_TEXTS.quantity)}
            {number(DASHBOARD_TEXTS.airflow, QUANTITIES.airflow.unit)}
            {number(DASHBOARD_TEXTS.staticPressure, QUANTITIES.staticPressure.unit)}
            {number(DASHBOARD_TEXTS.motor, QUANTITIES.power.unit)}
            <th scope="col" className={styles.cell}>
              {DASHBOARD_TEXTS.voltage}
            </th>
            {arePricesShown && number(DASHBOARD_TEXTS.price)}
            <th scope="col" className={styles.cell}>
              {DASHBOARD_TEXTS.status}
            </th>
            <th scope="col" className={styles.cell} aria-label={DASHBOARD_TEXTS.actions} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.item.projectItemId} row={row} hasPrice={arePricesShown} onRemove={() => onRemove(row.item)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={8} className={mergeClasses(styles.cell, styles.foot)}>
              {DASHBOARD_TEXTS.totals(totals.items, totals.units)}
            </td>
            {arePricesShown && (
              <td className={numeric}>
                <Money usd={totals.price} whole strong />
              </td>
            )}
            <td colSpan={2} className={styles.cell} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: ItemRow;
  readonly hasPrice: boolean;
  readonly onRemove: () => void;
}

function Row({ row, hasPrice, onRemove }: RowProps) {
  const styles = useStyles();
  const { item, figures } = row;
  const numeric = mergeClasses(styles.cell, styles.numeric);
  return (
    <tr className={styles.row}>
      <th scope="row" className={mergeClasses(styles.cell, styles.tag)}>
        {item.tag ?? '—'}
      </th>
      <td className={styles.cell}>
        <span className={styles.model}>
          <ItemThumbnail item={item} />
          <span>
            <span className={styles.name}>{item.modelDisplayAs}</span>
            <span className={styles.description}>{item.description}</span>
          </span>
        </span>
      </td>
      <td className={mergeClasses(styles.cell, styles.wide)}>{item.notes}</td>
      <td className={numeric}>{item.qty}</td>
      <td className={numeric}>{formatFigure(figures.cfm, QUANTITIES.airflow) || '—'}</td>
      <td className={numeric}>{formatFigure(figures.staticPressure, QUANTITIES.staticPressure) || '—'}</td>
      <td className={numeric}>{figures.motor}</td>
      <td className={styles.cell}>{figures.voltage}</td>
      {hasPrice && (
        <td className={numeric}>
          <Money usd={figures.price} whole strong />
        </td>
      )}
      <td className={styles.cell}>
        <ItemStatus item={item} />
      </td>
      <td className={mergeClasses(styles.cell, styles.actions)}>
        <ItemActions row={row} onRemove={onRemove} />
      </td>
    </tr>
  );
}

const useStyles = makeStyles({
  scroll: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  cell: {
    height: '52px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalM },
  },
  numeric: { textAlign: 'end', whiteSpace: 'nowrap' },
  wide: { '@media (max-width: 1279.98px)': { display: 'none' } },
  unit: { color: tokens.colorNeutralForeground3 },
  row: { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  tag: { fontWeight: tokens.fontWeightSemibold },
  model: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: '200px' },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  description: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  actions: { whiteSpace: 'nowrap', textAlign: 'end' },
  foot: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, borderBottom: 'none' },
});
