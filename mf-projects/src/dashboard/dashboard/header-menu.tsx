import { ArchiveRegular } from '@fluentui/react-icons/headless/svg/archive';
import { ArrowExportRegular } from '@fluentui/react-icons/headless/svg/arrow-export';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { HeadsetRegular } from '@fluentui/react-icons/headless/svg/headset';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import type { Project } from '@specbuilder/shared-contracts/api';
import { decodeProjectName } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { Menu, MenuItem, MenuList, MenuPopover } from '@specbuilder/shared-ui/overlay';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { useExport } from '../../projects/export-project/use-export.ts';
import { useProjectChanges } from '../../projects/project-changes/use-project-changes.ts';

interface HeaderMenuProps {
  readonly project: Project;
  readonly onGetHelp: (() => void) | null;
  readonly onRevisions: () => void;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Revisions, file, archive and deletion of the project (PRJ-022); on phones also what does not fit in the header. */
export default function HeaderMenu({ project, onGetHelp, onRevisions, anchor, onClose }: HeaderMenuProps) {
  const platform = usePlatform();
  const { archive, remove } = useProjectChanges();
  const { projectId, isArchived, projectItems, role } = project;
  const exportProject = useExport(project);
  const named = { projectId, name: decodeProjectName(project.displayName), itemCount: projectItems.length };
  const removeAndLeave = async () => {
    // A link to the project would lead to nothing.
    if (await remove(named)) platform.navigate('app.projects.dashboard');
  };
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={{ target: anchor, position: 'below', align: 'end' }}
    >
      <MenuPopover>
        <MenuList ref={focusFirstItem}>
          {onGetHelp && (
            <MenuItem icon={<HeadsetRegular />} onClick={onGetHelp}>
              {HEADER_MESSAGES.getHelp}
            </MenuItem>
          )}
          <MenuItem icon={<HistoryRegular />} onClick={onRevisions}>
            {HEADER_MESSAGES.revisions}
          </MenuItem>
          <MenuItem icon={<ArrowExportRegular />} onClick={() => void exportProject()}>
            {HEADER_MESSAGES.export}
          </MenuItem>
          {role === 'owner' && (
            <>
              <MenuItem icon={<ArchiveRegular />} onClick={() => void archive(named, !isArchived)}>
                {isArchived ? HEADER_MESSAGES.unarchive : HEADER_MESSAGES.archive}
              </MenuItem>
              <MenuItem icon={<DeleteRegular />} onClick={() => void removeAndLeave()}>
                {HEADER_MESSAGES.delete}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The menu comes after its button was pressed, so it takes the focus by itself. */
function focusFirstItem(menu: HTMLElement | null): void {
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
}
