import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { MenuItem } from '@specbuilder/shared-ui/overlay';
import { ALTERNATES_MESSAGES } from '../../../messages/alternates.generated.ts';
import { useItemActions } from '../item-actions.ts';
import { isOffered } from '../item-values.ts';
import { useAlternates } from './use-alternates.ts';

interface AlternateMenuItemsProps {
  readonly item: ProjectItem;
  /** All of the project. */
  readonly items: readonly ProjectItem[];
  readonly onSearch: () => void;
}

/** What makes an item an alternate, and what an alternate can become. */
export function AlternateMenuItems({ item, items, onSearch }: AlternateMenuItemsProps) {
  const { projectId, openDialog } = useItemActions();
  const alternates = useAlternates(projectId);
  const texts = ALTERNATES_MESSAGES.menu;
  const others = items.filter((entry) => isOffered(entry) && entry.projectItemId !== item.projectItemId);
  if (isOffered(item)) {
    return (
      <>
        <MenuItem onClick={onSearch}>{texts.search}</MenuItem>
        {others.length > 0 && (
          <MenuItem onClick={() => openDialog({ kind: 'alternate', item })}>{texts.makeAlternate}</MenuItem>
        )}
      </>
    );
  }
  return (
    <>
      <MenuItem onClick={() => void alternates.choose(item)}>{texts.choose}</MenuItem>
      <MenuItem onClick={() => void alternates.separate(item)}>{texts.separate}</MenuItem>
    </>
  );
}
