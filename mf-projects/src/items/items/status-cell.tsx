import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { useItemActions } from './item-actions.ts';
import { ItemStatus } from './item-status.tsx';
import { itemName } from './item-values.ts';

/** The status with what fixes it: the options page for an invalid item, a re-rating for an outdated one. */
export function StatusCell({ item, isInGrid = true }: { readonly item: ProjectItem; readonly isInGrid?: boolean }) {
  const styles = useStyles();
  const platform = usePlatform();
  const { openDialog, isReadOnly } = useItemActions();
  const named = { item: itemName(item) };
  const fix = () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  const update = () => openDialog({ kind: 're-rating', itemIds: [item.projectItemId] });
  const isWrong = item.errors.length > 0;
  const hasCure = !isReadOnly && (isWrong || item.outOfDate.length > 0);
  return (
    <span className={styles.cell}>
      <ItemStatus item={item} />
      {hasCure && (
        <Link
          as="button"
          type="button"
          className={styles.cure}
          aria-label={isWrong ? ITEMS_MESSAGES.fixOf(named) : ITEMS_MESSAGES.updateOf(named)}
          onClick={isWrong ? fix : update}
          {...(isInGrid && stop('status'))}
        >
          {isWrong ? ITEMS_MESSAGES.fix : ITEMS_MESSAGES.update}
        </Link>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  cell: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalS}` },
  cure: { minHeight: '24px' },
});
