import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';

/** What kind of unit an item is, drawn; a curve says nothing at this size. */
export function ItemThumbnail({ item }: { readonly item: Pick<ProjectItem, 'pictogram'> }) {
  const styles = useStyles();
  return (
    <span className={styles.tile}>
      <Pictogram name={item.pictogram} sizePx={32} />
    </span>
  );
}

const useStyles = makeStyles({
  tile: {
    display: 'inline-flex',
    flexShrink: 0,
    padding: tokens.spacingHorizontalXXS,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});
