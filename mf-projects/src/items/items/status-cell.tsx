import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { stop } from '@specbuilder/shared-ui/grid';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { markOf } from './findings/item-mark.ts';
import { useCure } from './findings/use-cure.ts';
import { useItemActions } from './item-actions.ts';
import { ItemStatus } from './item-status.tsx';
import { itemName } from './item-values.ts';

interface StatusCellProps {
  readonly item: ProjectItem;
  readonly isInGrid?: boolean;
}

/** The status with what fixes it: the options page for an invalid item, else the cure of the warning that is named. */
export function StatusCell({ item, isInGrid = true }: StatusCellProps) {
  const styles = useStyles();
  const cure = useFirstCure(item);
  return (
    <span className={styles.cell}>
      <ItemStatus item={item} isInGrid={isInGrid} />
      {cure !== null && (
        <Link
          as="button"
          type="button"
          className={styles.cure}
          aria-label={cure.name}
          onClick={cure.run}
          {...(isInGrid && stop('status'))}
        >
          {cure.label}
        </Link>
      )}
    </span>
  );
}

function useFirstCure(item: ProjectItem) {
  const platform = usePlatform();
  const { isReadOnly } = useItemActions();
  const cureOf = useCure(item);
  if (item.errors.length === 0) {
    const { warning } = markOf(item);
    return warning === undefined ? null : cureOf(warning);
  }
  if (isReadOnly) return null;
  const run = () => platform.navigate('app.fans.sizer.options', { fanItemId: item.fanItemId });
  return { label: ITEMS_MESSAGES.fix, name: ITEMS_MESSAGES.fixOf({ item: itemName(item) }), run };
}

const useStyles = makeStyles({
  cell: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalS}` },
  cure: { minHeight: '24px' },
});
