import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { type RowToggle, stop } from '@specbuilder/shared-ui/grid';
import { AlternateDifference } from './alternates/alternate-difference.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';

interface ItemModelProps {
  readonly item: ProjectItem;
  /** Of an alternate: the item that it is compared with. */
  readonly chosen?: ProjectItem | null;
  /** Opens the details of the item. */
  readonly toggle: RowToggle | undefined;
}

export function ItemModel({ item, chosen = null, toggle }: ItemModelProps) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.model} {...toggle} {...stop('model')}>
      <ItemThumbnail item={item} />
      <span className={styles.words}>
        <span className={styles.name} translate="no">
          {item.modelDisplayAs}
        </span>
        {chosen === null ? (
          <span className={styles.description} title={item.description}>
            {item.description}
          </span>
        ) : (
          <AlternateDifference item={item} chosen={chosen} />
        )}
      </span>
    </button>
  );
}

const useStyles = makeStyles({
  model: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '44px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  words: { minWidth: 0 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  description: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
