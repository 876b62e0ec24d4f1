import { ArchiveRegular } from '@fluentui/react-icons/headless/svg/archive';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { FolderOpenRegular } from '@fluentui/react-icons/headless/svg/folder-open';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import type { ProjectStub } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@specbuilder/shared-ui/overlay';
import { PICKER_MESSAGES } from '../messages/picker.generated.ts';
import { useProjectChanges } from '../projects/project-changes/use-project-changes.ts';

interface RowMenuProps {
  readonly project: ProjectStub;
  readonly tabIndex: number;
  readonly onOpen: () => void;
}

/** What is done with a project without opening it. */
export function RowMenu({ project, tabIndex, onOpen }: RowMenuProps) {
  const styles = useStyles();
  const { archive, remove } = useProjectChanges();
  const { projectId, itemCount, isArchived, role } = project;
  const named = { projectId, name: decodeProjectName(project.displayName), itemCount };
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          className={styles.button}
          tabIndex={tabIndex}
          icon={<MoreHorizontalRegular />}
          aria-label={PICKER_MESSAGES.menuOf({ project: named.name })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<FolderOpenRegular />} onClick={onOpen}>
            {PICKER_MESSAGES.openProject}
          </MenuItem>
          {role === 'owner' && (
            <>
              <MenuItem icon={<ArchiveRegular />} onClick={() => void archive(named, !isArchived)}>
                {isArchived ? PICKER_MESSAGES.unarchive : PICKER_MESSAGES.archive}
              </MenuItem>
              <MenuItem icon={<DeleteRegular />} onClick={() => void remove(named)}>
                {PICKER_MESSAGES.delete}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

const useStyles = makeStyles({
  button: { flexShrink: 0, '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
});
