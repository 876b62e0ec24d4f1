import {
  formatValue,
  Money,
  makeStyles,
  mergeClasses,
  QUANTITIES,
  tokens,
  useArePricesShown,
} from '@specbuilder/shared-ui/core';
import type { RowToggle } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { AlternateDifference } from './alternates/alternate-difference.tsx';
import { AlternateMark } from './alternates/alternate-mark.tsx';
import { useItemActions } from './item-actions.ts';
import type { ItemRow } from './item-row.ts';
import { ItemThumbnail } from './item-thumbnail.tsx';
import { MoreButton } from './more-button.tsx';
import { SelectionBox } from './selection-box.tsx';
import { StatusCell } from './status-cell.tsx';

/** An item on a phone, as drawn in 13-dashboard-390; it opens to its words and details. */
export function ItemCard({ row, toggle }: { readonly row: ItemRow; readonly toggle: RowToggle | undefined }) {
  const styles = useStyles();
  const { toggle: select } = useItemActions();
  const arePricesShown = useArePricesShown();
  const { item, values, isSelected, chosen } = row;
  return (
    <div className={mergeClasses(styles.card, chosen !== null && styles.alternate)} data-item={item.projectItemId}>
      {chosen === null && (
        <SelectionBox
          label={ITEMS_MESSAGES.select({ item: values.name })}
          state={isSelected}
          onChange={() => select(item.projectItemId)}
        />
      )}
      <ItemThumbnail item={item} />
      <div className={styles.middle}>
        <button type="button" className={styles.words} {...toggle}>
          <span className={styles.name}>
            {chosen === null ? <strong>{item.tag}</strong> : <AlternateMark />} {item.modelDisplayAs}
            {item.qty > 1 && <span className={styles.quantity}>{ITEMS_MESSAGES.times({ count: item.qty })}</span>}
          </span>
          <span className={styles.duty}>{dutyText(row)}</span>
          {chosen !== null && <AlternateDifference item={item} chosen={chosen} />}
        </button>
        <StatusCell item={item} isInGrid={false} />
      </div>
      <div className={styles.end}>
        {arePricesShown && <Money usd={values.price} strong={chosen === null} />}
        <MoreButton item={item} isInGrid={false} />
      </div>
    </div>
  );
}

function dutyText({ values: { cfm, staticPressure, motor } }: ItemRow): string {
  const airflow = formatValue(cfm, QUANTITIES.airflow);
  const power = ITEMS_MESSAGES.horsepower({ name: motor });
  if (staticPressure === null) return ITEMS_MESSAGES.ceilingDuty({ airflow, power });
  return ITEMS_MESSAGES.duty({ airflow, pressure: formatValue(staticPressure, QUANTITIES.staticPressure), power });
}

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  alternate: {
    paddingInlineStart: tokens.spacingHorizontalM,
    marginInlineStart: tokens.spacingHorizontalM,
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
  },
  middle: { flexGrow: 1, minWidth: 0 },
  words: {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: { overflowWrap: 'anywhere' },
  quantity: {
    marginInlineStart: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
  },
  duty: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  end: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', flexShrink: 0 },
});
